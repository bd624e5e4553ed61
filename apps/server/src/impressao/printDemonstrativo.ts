import type { impressao } from '@portal/contract/impressao.ts'
import { nameArquivoDemonstrativo } from '@portal/domain/financeiro/arquivoDemonstrativo.ts'
import { MAXIMO_EVENTOS_PAPEL } from '@portal/domain/financeiro/papelDemonstrativo.ts'
import { findRepasseAte } from '../financeiro/demonstrativo.store.ts'
import { loadFecho } from '../financeiro/loadFecho.ts'
import { countPagas, listParaPlanilha } from '../financeiro/recorte.store.ts'
import type { Handler } from '../http/handler.ts'
import { noteAssociados } from '../http/pagina.ts'
import { chooseVisao } from '../repasse/visao.ts'
import { toFormularioDemonstrativo } from './formularioDemonstrativo.ts'
import { renderFormulario } from './renderFormulario.ts'
import { tellImpressao } from './tellImpressao.ts'

/** The statement of a run on paper, in the order of TISS (Domínio §1.5). */
export const printDemonstrativo: Handler<typeof impressao.printDemonstrativo> = async (context) => {
  const { query, db, sessao, services, agora, hoje, fail, trilha } = context
  const { codigoCredenciado, nomeCredenciado: nome, rede } = sessao
  const [escolhida, repasse] = await Promise.all([
    chooseVisao(db, sessao, query.codDentistasSelecionados),
    findRepasseAte(db, codigoCredenciado, query.dataFinal ?? hoje),
  ])
  if (!escolhida) return fail('API-FIN-0002')
  if (!repasse) return fail('API-FIN-0001')
  const { visao, deQuem, parte } = escolhida
  const recorte = { fechamento: repasse.fechamento }
  if ((await countPagas(db, visao, recorte)) > MAXIMO_EVENTOS_PAPEL) return fail('API-FIN-0004')
  const linhas = await listParaPlanilha(db, visao, recorte, MAXIMO_EVENTOS_PAPEL, undefined)
  const fecho = await loadFecho(db, visao, repasse)
  const objeto = `impressão do demonstrativo de ${repasse.fechamento}`
  noteAssociados(trilha, linhas, { objeto, vazio: `${objeto}: nenhuma guia` })
  const tabela = await services.regras.get()
  const conteudo = await renderFormulario(
    toFormularioDemonstrativo(
      {
        ...{ codigoCredenciado, nome, rede, repasse, linhas, fecho, tabela },
        dataFinal: query.dataFinal,
        deQuem,
      },
      tellImpressao(agora, sessao),
    ),
  )
  const nomeArquivo = `${nameArquivoDemonstrativo(repasse.pagamento, parte)}.pdf`
  return { conteudo, tipo: 'application/pdf', nome: nomeArquivo, inline: true }
}
