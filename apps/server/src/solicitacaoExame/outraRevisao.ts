import type { DetalheErro } from '@portal/contract/errors.ts'

/** What a screen is told whose draft is no longer the kept one (API-SOL-0010): it was saved again, or sent (0). */
export function toOutraRevisao(campo: string, revisao: number): DetalheErro & { revisao: number } {
  const mensagem = revisao
    ? `Há outra revisão deste pedido (${revisao}), salva em outra tela.`
    : 'Este pedido já foi enviado em outra tela.'
  return { campo, mensagem, revisao }
}
