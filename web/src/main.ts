import { mount } from 'svelte';

import './app.css'; // before the styles of the components
import App from './App.svelte';
import { loadIcons } from './frame/icons';
import { chooseLanguage } from './language/current';
import { rest } from './wire/rest';

const target = document.getElementById('app');
await Promise.all([loadIcons(), chooseLanguage(rest.languages, rest.language)]);
target?.replaceChildren(); // a published page says something while this is loading
if (target) mount(App, { target });
