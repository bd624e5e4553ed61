import { isErroApi } from '../api/erroApi.ts'
import { pushError, toNotice } from '../api/notice.ts'
import { notice } from '../ui/notice.ts'

/** Tells why a pair was not taken; of one that somebody has decided meanwhile, first who decided what. */
export function pushDecidido(error: unknown): void {
  if (!isErroApi(error, 'API-CNC-0009')) {
    pushError(error)
    return
  }
  const { text = '', ...resto } = toNotice(error)
  const decididos = error.detalhes.map(({ mensagem }) => mensagem)
  notice.push({ ...resto, text: [...decididos, text].join(' '), isResposta: true })
}
