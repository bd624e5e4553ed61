import type { IconName } from './icon.data.ts'

/** The five tones of the product; each has its own icon, so that no meaning hangs on colour alone. */
export type Tone = 'neutro' | 'informacao' | 'sucesso' | 'atencao' | 'perigo'

export const toneIcon: Readonly<Record<Tone, IconName>> = {
  neutro: 'minus',
  informacao: 'info',
  sucesso: 'checkCircle',
  atencao: 'alert',
  perigo: 'error',
}
