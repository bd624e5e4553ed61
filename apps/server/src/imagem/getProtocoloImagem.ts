import type { imagem } from '@portal/contract/imagem.ts'
import { toRegraDaGuia } from '@portal/domain/evento/documentacaoOrto.ts'
import { explainImagem } from '@portal/domain/evento/orientacaoImagem.ts'
import type { Handler } from '../http/handler.ts'

/** What images an event asks for. An unknown one has no protocol, which the screen takes as none (Spec §8). */
export const getProtocoloImagem: Handler<typeof imagem.getProtocoloImagem> = async ({
  query,
  services,
  fail,
}) => {
  const tabela = await services.regras.get()
  const doEvento = tabela.find(query.codigoEvento)
  if (!doEvento) return fail('API-GTO-0006')
  const regra = toRegraDaGuia(doEvento, query)
  const { imagemInicial, imagemFinal, foto } = regra
  return { inicial: imagemInicial, final: imagemFinal, foto, orientacao: explainImagem(regra) }
}
