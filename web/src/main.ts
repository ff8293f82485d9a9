import { mount } from 'svelte';

import './app.css'; // before the styles of the components
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
