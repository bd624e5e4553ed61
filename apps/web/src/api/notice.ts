import { catalogoErros, type ErrorEntry } from '@portal/contract/errors.ts'
import { type NoticeContent, notice } from '../ui/notice.ts'
import { type CodigoLocal, ErroApi, isErroApi } from './erroApi.ts'

const GENERICO = {
  title: 'Algo deu errado',
  text: 'Não conseguimos concluir a operação. Tente de novo em instantes.',
}

/** What no server answered; kept beside the catalogue's tone and form. */
const locais: Readonly<Record<CodigoLocal, ErrorEntry>> = {
  SEM_CONEXAO: {
    status: 0,
    tipo: 'aviso',
    titulo: 'Sem conexão',
    texto:
      'Não foi possível falar com o serviço. O que você digitou continua aqui; tente de novo quando a conexão voltar.',
  },
  SESSAO_ENCERRADA: {
    status: 0,
    tipo: 'aviso',
    titulo: 'Sessão encerrada',
    texto: 'Entre novamente para continuar; o que você digitou foi guardado.',
  },
  RESPOSTA_ILEGIVEL: {
    status: 0,
    tipo: 'erro',
    titulo: 'Resposta inesperada',
    texto: 'O serviço respondeu de um jeito que o portal não entende. Tente de novo em instantes.',
  },
}

const catalogo: Readonly<Record<string, ErrorEntry>> = { ...catalogoErros, ...locais }

/**
 * The notice of a failure, as Spec §8 orders: the catalogue's entry of its code; without one, the server's message
 * followed by the code; without that, the generic words.
 */
export function toNotice(error: unknown): NoticeContent {
  if (!(error instanceof ErroApi)) return { tone: 'perigo', ...GENERICO }
  const entry = catalogo[error.codigo]
  if (entry) {
    return {
      tone: entry.tipo === 'erro' ? 'perigo' : 'atencao',
      title: entry.titulo,
      text: withWait(entry.texto, error),
    }
  }
  const { mensagem, codigo } = error
  if (mensagem && codigo) return { tone: 'perigo', title: GENERICO.title, text: `${mensagem} (${codigo})` }
  return { tone: 'perigo', ...GENERICO }
}

function withWait(texto: string, { aguarde }: ErroApi): string {
  if (aguarde === undefined || aguarde < 1) return texto
  return `${texto} Espere ${aguarde} ${aguarde === 1 ? 'segundo' : 'segundos'}.`
}

/** Tells a failure. Says nothing of a call given up on purpose, nor of a session's end, which has its own page. */
export function pushError(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return
  if (isErroApi(error, 'SESSAO_ENCERRADA') || isErroApi(error, 'API-ACE-0002')) return
  notice.push(toNotice(error))
}

/** Success and warning notices have default titles (Spec §8). */
export function pushSuccess(text: string, title = 'Tudo certo'): void {
  notice.push({ tone: 'sucesso', title, text })
}

export function pushWarning(text: string, title = 'Atenção'): void {
  notice.push({ tone: 'atencao', title, text })
}
