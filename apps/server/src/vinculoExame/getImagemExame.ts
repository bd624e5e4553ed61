import type { vinculoExame } from '@portal/contract/vinculoExame.ts'
import type { Handler } from '../http/handler.ts'
import { chooseCopia, openCopia } from '../imagem/openCopia.ts'
import { findSolicitacao } from '../solicitacaoExame/solicitacao.store.ts'
import { findImagemExame } from './vinculoExame.store.ts'

/** The content of an image or report of an exam, to whoever asked for the exam; as `getImagem` of a guide's own. */
export const getImagemExame: Handler<typeof vinculoExame.getImagemExame> = async ({
  query,
  db,
  sessao,
  services,
  fail,
  trilha,
}) => {
  const { numeroSolicitacao, sequencial } = query
  const solicitacao = await findSolicitacao(db, sessao.codigoCredenciado, numeroSolicitacao)
  if (!solicitacao) return fail('API-SOL-0001')
  const { codigoAssociado, numeroFichaRadiologia: ficha } = solicitacao
  const found = ficha === null ? undefined : await findImagemExame(db, ficha, sequencial)
  const { versao, pagina, prefixo } = chooseCopia(found, query)
  trilha({
    codigoAssociado,
    objeto: `${prefixo}imagem ${sequencial} do pedido de exames ${numeroSolicitacao}`,
  })
  if (!found) return fail('API-IMG-0001')
  return (await openCopia(services.arquivos, found, versao, pagina)) ?? fail('API-IMG-0001')
}
