import {
  type CodigoErro,
  catalogoErros,
  type DetalheErro,
  type RespostaErro,
} from '@portal/contract/errors.ts'

/** A catalogued refusal on its way to the edge, which rolls the transaction back and answers. */
export class Falha extends Error {
  readonly codigo: CodigoErro
  readonly detalhes: readonly DetalheErro[]
  readonly retryAfter: number | undefined
  /** The network of the session that was refused, which some texts name. */
  rede: string | undefined

  constructor(codigo: CodigoErro, detalhes: readonly DetalheErro[] = [], retryAfter?: number) {
    super(codigo)
    this.codigo = codigo
    this.detalhes = detalhes
    this.retryAfter = retryAfter
  }

  get status(): number {
    return catalogoErros[this.codigo].status
  }

  toResposta(requisicao: string): RespostaErro {
    const { texto } = catalogoErros[this.codigo]
    return {
      codigo: this.codigo,
      mensagem: texto.replace('{rede}', this.rede ?? ''),
      ...(this.detalhes.length > 0 ? { detalhes: [...this.detalhes] } : {}),
      requisicao,
    }
  }
}
