import sharp from 'sharp'

/** The thumbnail of every PDF: a sheet with its name. A PDF is not rendered on the server (security.md A4). */
const folha = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320" viewBox="0 0 240 320">
  <rect width="240" height="320" fill="#f2f4f5"/>
  <path d="M56 40h88l44 44v196H56z" fill="#fff" stroke="#8b979e" stroke-width="4" stroke-linejoin="round"/>
  <path d="M144 40v44h44" fill="none" stroke="#8b979e" stroke-width="4" stroke-linejoin="round"/>
  <path d="M78 120h88M78 144h88M78 168h60" stroke="#c3cbd0" stroke-width="6" stroke-linecap="round"/>
  <rect x="76" y="202" width="92" height="46" rx="6" fill="#b3261e"/>
  <path d="M92 238v-26h9a8 8 0 0 1 0 16h-9M116 238v-26h6a13 13 0 0 1 0 26zM144 238v-26h13M144 225h10"
    fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`

let desenhada: Promise<Buffer> | undefined

export function drawMiniaturaPdf(): Promise<Buffer> {
  desenhada ??= sharp(Buffer.from(folha)).webp({ quality: 80 }).toBuffer()
  return desenhada
}
