/** Which page is open. The address is the only state, so every page can be linked to.
 *
 * A server answers every path with this page. A folder of files cannot, so a published page has its
 * paths behind a '#': '/room/x#n=3' is at '#/room/x#n=3' there. */
import { published } from './published';

class Route {
  path = $state('/');
  hash = $state('');

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  go(path: string): void {
    history.pushState(null, '', href(path));
    this.read();
    scrollTo(0, 0);
  }

  /** Change the address without opening another page. */
  replace(address: string): void {
    history.replaceState(null, '', href(address));
    this.read();
  }

  private read(): void {
    const { pathname, hash } = published ? new URL(location.hash.slice(1), 'page:/') : location;
    this.path = pathname || '/';
    this.hash = hash;
  }
}

export const route = new Route();

/** The address of one of our pages, for a link. */
export function href(path: string): string {
  return published ? `#${path}` : path;
}

/** The same with everything, to be sent to somebody. */
export function fullLink(path: string): string {
  return new URL(href(path), location.href).href;
}

/** Click handler for links: navigate in place, unless a new tab was asked for. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  route.go(published ? link.hash.slice(1) : link.pathname + link.hash);
}

export function hashParams(hash: string): URLSearchParams {
  return new URLSearchParams(hash.replace(/^#/, ''));
}
