import { mount } from 'svelte';

import './app.css'; // before the styles of the components
import App from './App.svelte';
import { loadIcons } from './frame/icons';

const target = document.getElementById('app');
await loadIcons();
target?.replaceChildren(); // a published page says something while this is loading
if (target) mount(App, { target });
