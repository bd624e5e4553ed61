import type { Tom } from '@portal/domain/tom.ts'
import type { IconName } from './icon.data.ts'

/** Each tone has its own icon, so that no meaning hangs on colour alone. */
export const toneIcon: Readonly<Record<Tom, IconName>> = {
  neutro: 'minus',
  informacao: 'info',
  sucesso: 'checkCircle',
  atencao: 'alert',
  perigo: 'error',
}
