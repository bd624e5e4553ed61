import { decideTipoGlosa, getTipoGlosa } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { getRotuloDesconto } from '@portal/domain/repasse/tipoDesconto.tables.ts'
import { type Celula, type ColunaPlanilha, toDia } from '../planilha/writePlanilha.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { LinhaPaga, Soma } from './demonstrativo.store.ts'
import type { Fecho } from './loadFecho.ts'

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

/** Below the rows: their totals, then what is withheld or added and what is paid, for who sees the whole. */
export function listRodape(colunas: readonly Coluna[], soma: Soma, fecho: Fecho | null): Celula[][] {
  const toLinha = (celulas: Readonly<Record<string, Celula>>) =>
    colunas.map(({ titulo }) => celulas[titulo] ?? null)
  return [
    [],
    toLinha({
      Fechamento: 'Totais',
      Informado: soma.informadoCentavos / 100,
      Processado: soma.processadoCentavos / 100,
      Glosa: soma.glosaCentavos / 100,
      Franquia: soma.franquiaCentavos / 100,
      Liberado: soma.liberadoCentavos / 100,
    }),
    ...(fecho
      ? [
          ...fecho.descontos.map(({ tipo, credito, valorCentavos, descricao }) =>
            toLinha({
              Fechamento: getRotuloDesconto(tipo),
              Descrição: descricao,
              Liberado: ((credito ? 1 : -1) * valorCentavos) / 100,
            }),
          ),
          toLinha({ Fechamento: 'Líquido', Liberado: fecho.liquidoCentavos / 100 }),
        ]
      : []),
  ]
}
