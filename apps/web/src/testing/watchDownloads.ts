import { onTestFinished, vi } from 'vitest'

/** What the page hands to the browser's downloads from now on in this test: the name, and the file. */
export function watchDownloads(): { nome: string; conteudo: Promise<Blob> }[] {
  const saved: { nome: string; conteudo: Promise<Blob> }[] = []
  const { click } = HTMLAnchorElement.prototype
  const spy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (!this.hasAttribute('download')) return click.call(this)
    // Asked for at once: the address is taken back when the event is over.
    saved.push({ nome: this.download, conteudo: fetch(this.href).then((reply) => reply.blob()) })
  })
  onTestFinished(() => spy.mockRestore())
  return saved
}
