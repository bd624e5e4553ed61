import { isErroApi } from '../../api/erroApi.ts'
import { pushError, toNotice } from '../../api/notice.ts'
import { notice } from '../../ui/notice.ts'

/** Refusals whose details say what really stands in the way: the guide's status, what is missing, who changed it. */
const deVida = /^API-GTO-00(02|[124-6]\d)$/

/** Tells the refusal of an action of a guide, in the server's own finer words where it has them. */
export function pushRecusa(error: unknown): void {
  if (!isErroApi(error) || !deVida.test(error.codigo) || error.detalhes.length === 0) {
    pushError(error)
    return
  }
  const { title, text = '', tone } = toNotice(error)
  const detalhes = error.detalhes.map(({ mensagem }) => mensagem).join(' ')
  // "The guide changed" keeps its advice besides what changed.
  const isMudanca = error.codigo === 'API-GTO-0013'
  notice.push({ tone, title, text: isMudanca ? `${detalhes} ${text}` : detalhes })
}
