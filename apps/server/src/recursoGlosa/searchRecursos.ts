import type { Visivel } from '@portal/contract/campo.ts'
import type { LinhaRecurso, recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Tomado } from '../guia/pagamento/tomadosDaGuia.ts'
import type { Handler } from '../http/handler.ts'
import { loadPagina } from '../http/pagina.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { findRede } from '../repasse/encaminhamento.store.ts'
import { loadVisao } from '../repasse/visao.ts'
import { type LinhaVista, tellVisto, tellVistoNulavel } from '../repasse/visto.store.ts'
import {
  type Conta,
  countARecorrer,
  countDecisoes,
  countRecursos,
  type LinhaLista,
  listNumerosARecorrer,
  listRecursosDe,
} from './lista.store.ts'
import { loadRecursos, type RecursoCarregado, toRecurso } from './loadRecursos.ts'
import { findTomado, loadTomadosDe } from './loadTomados.ts'
import { readPosicao, writePosicao } from './posicao.ts'
import { toCabimento } from './toItem.ts'

const toConta = ({ guias, centavos }: LinhaVista<Conta>) => ({ guias, valor: tellVisto(centavos) })

type Lado = { tabela: TabelaRegras; hoje: string; tomados: readonly Tomado[] }

function toLinha(carregado: RecursoCarregado, { tabela, hoje, tomados }: Lado): Visivel<LinhaRecurso> {
  const { guia, eventos, itens } = carregado
  return {
    ...toRecurso(carregado, hoje),
    bloqueio: guia.bloqueada,
    nomeAssociado: guia.nomeAssociado,
    nomeDentista: guia.nomeDentista,
    itens: eventos.map((evento) => {
      const item = itens.find(({ sequencialInclusao }) => sequencialInclusao === evento.sequencialInclusao)
      return {
        numeroSequencialInclusao: evento.sequencialInclusao,
        descricao: tabela.find(evento.codigoEvento)?.descricao ?? evento.codigoEvento,
        codigoLocalizacao: evento.codigoLocalizacao,
        valorGlosado: tellVisto(evento.glosaCentavos),
        glosa: evento.glosas.map(({ codigoGlosa, texto }) => ({ codigoGlosa, texto })),
        ...toCabimento(evento, findTomado(tomados, evento)),
        decisao: item?.decisao ?? null,
        valorLiberado: tellVistoNulavel(item?.liberadoCentavos ?? null),
      }
    }),
  }
}

/** The guides to be appealed, in appeal or decided, with what the three lists come to. Interface S12. */
export const searchRecursos: Handler<typeof recursoGlosa.searchRecursos> = async (context) => {
  const { query, db, sessao, services, hoje } = context
  const visao = await loadVisao(db, sessao)
  const tabela = await services.regras.get()
  const { codigoCredenciado } = visao
  const noDia = { rede: await findRede(db, codigoCredenciado), hoje }
  const abertas = await listNumerosARecorrer(db, visao, noDia)
  const tomados = await loadTomadosDe({ db, tabela, hoje, codigoCredenciado }, abertas)
  const quando = { ...noDia, tomados }
  const objeto = `recursos: ${query.situacao.toLowerCase()}`
  const [aRecorrer, emRecurso, decididos, ganhos, { pagina, proximo }] = await Promise.all([
    countARecorrer(db, visao, quando),
    countRecursos(db, visao, 'RECURSO'),
    countRecursos(db, visao, 'DECIDIDO'),
    countDecisoes(db, visao),
    loadPagina(context, query, {
      objeto,
      vazio: `${objeto}, nenhum`,
      write: (ultima: LinhaLista) => writePosicao(ultima),
      read: readPosicao,
      list: (limite, depois) =>
        listRecursosDe(db, visao, query.situacao, quando, {
          ...{ porValor: query.ordem === 'VALOR', limite, depois },
        }),
    }),
  ])
  const carregados = await loadRecursos(
    db,
    visao,
    pagina.map(({ numeroFicha }) => numeroFicha),
  )
  return {
    todas: visao.dentistas === null,
    contas: {
      aRecorrer: { ...toConta(aRecorrer), recuperavel: tellVisto(aRecorrer.recuperavelCentavos) },
      emRecurso: toConta(emRecurso),
      decididos: toConta(decididos),
      ganhos,
    },
    recursos: carregados.map((carregado) => toLinha(carregado, { tabela, hoje, tomados })),
    proximo,
  }
}
