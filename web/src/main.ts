import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { askForGames } from './games/sheets.svelte';
import { preferred, speak } from './i18n/i18n.svelte';
import { watchScreen } from './screen.svelte';

watchScreen();
void askForGames();

const target = document.getElementById('app');
if (target) void speak(preferred()).then(() => mount(App, { target }));

// Not while developing: there files change under their names.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
