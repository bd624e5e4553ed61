import type { cadastro } from '@portal/contract/cadastro.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import type { Handler } from '../http/handler.ts'
import { openCopia } from '../imagem/openCopia.ts'
import { findAlvara } from './alvara.store.ts'

/** The file of a permit in force, or of its renewal. */
export const getArquivo: Handler<typeof cadastro.getArquivo> = async (context) => {
  const { params, query, db, sessao, services, fail } = context
  const alvara = await findAlvara(db, sessao.codigoCredenciado, params.id)
  if (!alvara) return fail('API-CAD-0001')
  const { versao } = query
  const pagina = versao === 'tela' ? (query.pagina ?? 1) : 1
  const arquivo = query.renovacao ? alvara.renovacao?.arquivo : alvara.arquivo
  if (!arquivo) return fail('API-CAD-0007')
  const { paginasTela } = arquivo
  if (pagina > paginasTela) {
    const mensagem = `O arquivo tem ${countOf(paginasTela, 'página', 'páginas')}.`
    return fail('API-GEN-0001', [{ campo: 'pagina', mensagem }])
  }
  const copia = await openCopia(services.arquivos, arquivo, versao, pagina)
  return copia ?? fail('API-CAD-0007')
}
