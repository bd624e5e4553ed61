import { onTestFinished, vi } from 'vitest'

/** What the page hands to the browser's downloads from now on in this test: the name, and the file. */
export function watchDownloads(): { nome: string; conteudo: Blob | undefined }[] {
  const saved: { nome: string; conteudo: Blob | undefined }[] = []
  const files = new Map<string, Blob>()
  const { click } = HTMLAnchorElement.prototype
  const { createObjectURL } = URL
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      const address = createObjectURL.call(URL, file)
      if (file instanceof Blob) files.set(address, file)
      return address
    }),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (!this.hasAttribute('download')) return click.call(this)
      saved.push({ nome: this.download, conteudo: files.get(this.href) })
    }),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return saved
}
