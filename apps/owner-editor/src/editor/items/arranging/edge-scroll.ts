/** Distance from the window's upper or lower edge within which the page scrolls, in pixels. */
const REACH = 112;

/** Maximum speed in pixels per frame. */
const FASTEST = 14;

export class EdgeScroll {
  private speed = 0;
  private frame = 0;

  follow(y: number): void {
    const below = y - (window.innerHeight - REACH);
    const above = REACH - y;
    this.speed =
      (Math.min(Math.max(below, 0), REACH) - Math.min(Math.max(above, 0), REACH)) / REACH;
    if (this.speed !== 0 && this.frame === 0) this.step();
  }

  stop(): void {
    this.speed = 0;
  }

  private readonly step = () => {
    this.frame = this.speed === 0 ? 0 : requestAnimationFrame(this.step);
    if (this.frame !== 0) window.scrollBy(0, this.speed * FASTEST);
  };
}
