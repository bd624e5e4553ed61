import { type Assunto, type NoticeContent, notice } from '../ui/notice.ts'
import { ErroApi, isErroApi, isRecusaFinal } from './erroApi.ts'
import { wordsOf } from './words.ts'

const GENERICO = {
  title: 'Algo deu errado',
  text: 'Não conseguimos concluir a operação. Tente de novo em instantes.',
}

/**
 * The notice of a failure (Spec §8): what the catalogue says of its code, else what the server said with the code
 * after it, else the generic words.
 */
export function toNotice(error: unknown): NoticeContent {
  if (!(error instanceof ErroApi)) return { tone: 'perigo', ...GENERICO }
  const { codigo, mensagem, aguarde } = error
  const entry = wordsOf(codigo, aguarde)
  if (entry) {
    const { status, tipo, titulo, texto } = entry
    const tone = tipo === 'erro' ? 'perigo' : 'atencao'
    // What names the caller's network only the server can say.
    const text = texto.includes('{rede}') && mensagem ? mensagem : texto
    // "Espere 1 segundo" is not true any more when the second is over.
    return { tone, title: titulo, text, ...(status === 429 && aguarde && { validSeconds: aguarde }) }
  }
  if (mensagem && codigo) return { tone: 'perigo', title: GENERICO.title, text: `${mensagem} (${codigo})` }
  return { tone: 'perigo', ...GENERICO }
}

/** Tells a failure; a refusal answers what one asked for. Says nothing of a call given up on purpose, nor of a session's end, which has its own page. */
export const pushError = (error: unknown): void => push(error, toNotice(error))

/** Tells that a file did not come, which one and why (Spec §8): what broke off on its way is an error, too. */
export function pushDownloadError(error: unknown, arquivo: string): void {
  const { title, tone, ...rest } = toNotice(error)
  push(error, {
    ...rest,
    tone: isErroApi(error) && error.status > 0 ? tone : 'perigo',
    title: `Não foi possível baixar “${arquivo}”. ${title}`,
  })
}

function push(error: unknown, content: NoticeContent): void {
  if (error instanceof DOMException && error.name === 'AbortError') return
  if (isSemSessao(error)) return
  notice.push({ ...content, isResposta: isRecusaFinal(error) })
}

const isSemSessao = (error: unknown): boolean =>
  isErroApi(error, 'SESSAO_ENCERRADA') || isErroApi(error, 'API-ACE-0002')

/**
 * The words of a refusal that is an answer among others, shown in its place. Throws what ends a session: without one there is
 * no going on, and the portal leaves for the login.
 */
export function toRecusa(error: unknown): NoticeContent {
  if (isSemSessao(error)) throw error
  return toNotice(error)
}

/**
 * Success and warning notices have default titles (Spec §8). Of those `about` one thing the newest takes the place of the one
 * before.
 */
export function pushSuccess(text: string, title = 'Tudo certo', about?: Assunto): void {
  notice.push({ tone: 'sucesso', title, text, ...(about !== undefined && { about }) })
}

export function pushWarning(text: string, title = 'Atenção', about?: Assunto): void {
  notice.push({ tone: 'atencao', title, text, ...(about !== undefined && { about }) })
}
