import type { financeiro } from '@portal/contract/financeiro.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { decideTipoGlosa, getTipoGlosa } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import type { Handler } from '../http/handler.ts'
import { exportPlanilha } from '../planilha/exportPlanilha.ts'
import { type ColunaPlanilha, toDia } from '../planilha/writePlanilha.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { chooseVisao } from '../repasse/visao.ts'
import { findRepasseAte, type LinhaPaga } from './demonstrativo.store.ts'
import { countPagas, listParaPlanilha, type Recorte } from './recorte.store.ts'
import { readGuias } from './searchGto.ts'

type Coluna = ColunaPlanilha<LinhaPaga>

const texto = (titulo: string, largura: number, celula: (linha: LinhaPaga) => string | null): Coluna => ({
  titulo,
  largura,
  celula,
})
const dia = (titulo: string, celula: (linha: LinhaPaga) => string | null): Coluna => ({
  titulo,
  largura: 14,
  formato: 'dd/mm/yyyy',
  celula: (linha) => {
    const data = celula(linha)
    return data && toDia(data)
  },
})
const reais = (titulo: string, celula: (linha: LinhaPaga) => number): Coluna => ({
  titulo,
  largura: 14,
  formato: '#,##0.00',
  celula: (linha) => celula(linha) / 100,
})

/** The columns of the statement's sheet. */
export const listColunas = (tabela: TabelaRegras): readonly Coluna[] => [
  dia('Fechamento', ({ fechamento }) => fechamento),
  dia('Pagamento', ({ pagamento }) => pagamento),
  texto('Unidade', 22, ({ unidade }) => unidade),
  texto('Dentista', 30, ({ nomeDentista }) => nomeDentista),
  { titulo: 'Guia', largura: 14, formato: '0', celula: ({ numeroFicha }) => numeroFicha },
  texto('Lote', 12, ({ numeroLote }) => numeroLote),
  texto('Protocolo', 16, ({ protocolo }) => protocolo),
  texto('Paciente', 34, ({ nomeAssociado }) => nomeAssociado),
  texto('Evento', 12, ({ codigoEvento }) => codigoEvento),
  texto('Descrição', 44, ({ codigoEvento }) => tabela.find(codigoEvento)?.descricao ?? codigoEvento),
  texto('Dente ou região', 16, ({ codigoLocalizacao }) => codigoLocalizacao),
  texto('Faces', 8, ({ faces }) => faces),
  dia('Realização', ({ dataRealizacao }) => dataRealizacao),
  reais('Informado', ({ informadoCentavos }) => informadoCentavos),
  reais('Processado', ({ processadoCentavos }) => processadoCentavos),
  reais('Glosa', ({ glosaCentavos }) => glosaCentavos),
  texto('Tipo da glosa', 12, (linha) =>
    linha.glosaCentavos > 0 ? (getTipoGlosa(decideTipoGlosa(linha))?.rotulo ?? null) : null,
  ),
  texto(
    'Código da glosa',
    16,
    ({ glosas }) => glosas.map(({ codigoGlosa }) => codigoGlosa).join(', ') || null,
  ),
  texto('Motivo da glosa', 60, ({ glosas }) => glosas.map((motivo) => motivo.texto).join('; ') || null),
  reais('Franquia', ({ franquiaCentavos }) => franquiaCentavos),
  reais('Liberado', ({ liberadoCentavos }) => liberadoCentavos),
  texto('Origem', 12, ({ recurso }) => (recurso ? 'Recurso' : 'Pagamento')),
]

/** Exactly the rows of the statement on the screen. Spec §7: named by its dates. */
export const exportDemonstrativo: Handler<typeof financeiro.exportDemonstrativo> = async (context) => {
  const { query, db, sessao, services, hoje, fail } = context
  const visao = await chooseVisao(db, sessao, query.codDentistasSelecionados)
  if (!visao) return fail('API-FIN-0002')
  const porGuias = query.tipoBuscaEnum === 'GTO'
  const numerosFicha = porGuias ? readGuias(query.gtoList) : undefined
  if (porGuias && !numerosFicha) return fail('API-FIN-0003')
  const repasse = porGuias
    ? undefined
    : await findRepasseAte(db, sessao.codigoCredenciado, query.dataFinal ?? hoje)
  if (!porGuias && !repasse) return fail('API-FIN-0001')
  const recorte: Recorte = repasse ? { fechamento: repasse.fechamento } : { numerosFicha: numerosFicha ?? [] }
  const datas = repasse ? [repasse.fechamento, repasse.pagamento] : [hoje]
  return exportPlanilha(context, {
    operacao: 'financeiro.exportDemonstrativo',
    objeto: 'planilha do demonstrativo',
    arquivo: `demonstrativo-${datas.map((data) => toBrasileira(data, '-')).join('-')}.xlsx`,
    nome: 'Demonstrativo',
    cabecalho: repasse
      ? [
          ['Fechamento', toBrasileira(repasse.fechamento)],
          ['Pagamento', toBrasileira(repasse.pagamento)],
        ]
      : [['Guias', (numerosFicha ?? []).join(', ')]],
    colunas: listColunas(await services.regras.get()),
    count: () => countPagas(db, visao, recorte),
    list: (later, limite, depois) => listParaPlanilha(later, visao, recorte, limite, depois),
  })
}
