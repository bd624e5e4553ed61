import type { DetalheErro, RespostaErro } from '@portal/contract/errors.ts'

/** Codes of our own, for failures that no server answered. */
export type CodigoLocal =
  | 'SEM_CONEXAO'
  | 'SESSAO_ENCERRADA'
  | 'RESPOSTA_ILEGIVEL'
  | 'PAGINA_NAO_VEIO'
  | 'PARTE_NAO_VEIO'

/** A call that did not succeed. `status` is 0 when nothing was answered. */
export class ErroApi extends Error {
  readonly codigo: string
  readonly status: number
  /** The server's words, when it said any. */
  readonly mensagem: string
  readonly detalhes: readonly DetalheErro[]
  /** Number of the request in the server's log, to read out to support. */
  readonly requisicao: string | undefined
  /** Seconds that the server asks to wait before trying again. */
  readonly aguarde: number | undefined

  constructor(resposta: RespostaErro, status: number, aguarde?: number) {
    super(`${resposta.codigo}: ${resposta.mensagem}`)
    this.name = 'ErroApi'
    this.codigo = resposta.codigo
    this.status = status
    this.mensagem = resposta.mensagem
    this.detalhes = resposta.detalhes ?? []
    this.requisicao = resposta.requisicao
    this.aguarde = aguarde
  }
}

export const localError = (codigo: CodigoLocal): ErroApi => new ErroApi({ codigo, mensagem: '' }, 0)

export const isErroApi = (error: unknown, codigo?: string): error is ErroApi =>
  error instanceof ErroApi && (codigo === undefined || error.codigo === codigo)

/** Refusals that pass by themselves: what came too slowly, and what is still under way. */
const passageiras: ReadonlySet<string> = new Set(['API-GEN-0007', 'API-GEN-0010'])

/** What a proxy refuses for good in the service's place: who asks, what may be asked, and how much may be sent. */
const finaisSemCodigo: ReadonlySet<number> = new Set([401, 403, 413])

/**
 * Whether the same request will be refused again: what is no answer, too many or a fault of the server passes, and so
 * does what no service of ours said, such as a proxy's 404 while the service is replaced.
 */
export function isRecusaFinal(error: unknown): boolean {
  if (!isErroApi(error) || error.status < 400 || error.status >= 429) return false
  return error.codigo === '' ? finaisSemCodigo.has(error.status) : !passageiras.has(error.codigo)
}

/** Reads a refusal; one that is not ours (a proxy's page) keeps its status alone. */
export async function readError(response: Response): Promise<ErroApi> {
  const body: unknown = await response.json().catch(() => undefined)
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  const aguarde = Number.isFinite(wait) ? wait : undefined
  return new ErroApi(isResposta(body) ? body : { codigo: '', mensagem: '' }, response.status, aguarde)
}

function isResposta(body: unknown): body is RespostaErro {
  if (typeof body !== 'object' || body === null) return false
  return 'codigo' in body && typeof body.codigo === 'string' && 'mensagem' in body
}
