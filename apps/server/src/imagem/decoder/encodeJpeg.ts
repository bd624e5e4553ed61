import { pontosMaximo } from '@portal/domain/imagem/limite.ts'
import sharp from 'sharp'

/** One of our own copies as JPEG, with every point of it; JPEG knows no transparency, and a film is seen on white. */
export const encodeJpeg = (copia: Buffer): Promise<Buffer> =>
  sharp(copia, { limitInputPixels: pontosMaximo, failOn: 'warning' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
