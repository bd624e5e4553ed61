import type { DetalheErro } from '@portal/contract/errors.ts'

/** What a screen is told whose draft of a guide is no longer the kept one (API-GTO-0013). */
export function toOutraRevisao(campo: string, revisao: number): DetalheErro & { revisao: number } {
  return { campo, mensagem: `Há outra revisão deste rascunho (${revisao}), salva em outra tela.`, revisao }
}
