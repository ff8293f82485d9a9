/** Which panels and dialogs around the table are open. */
export class Panels {
  log = $state(false);
  menu = $state(false);
  rules = $state(false);
  keys = $state(false);
  concede = $state(false);
  links = $state(false);

  /** Close what Escape closes; dialogs close themselves. */
  escape(): void {
    this.log = false;
    this.menu = false;
  }
}
