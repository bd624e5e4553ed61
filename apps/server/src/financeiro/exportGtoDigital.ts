import type { financeiro } from '@portal/contract/financeiro.ts'
import { toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import { showTipoEnvio, tiposBusca } from '@portal/domain/financeiro/gtoDigital.tables.ts'
import { getStatusToken, loadStatusToken } from '@portal/domain/guia/statusToken.tables.ts'
import type { Handler } from '../http/handler.ts'
import { exportPlanilha } from '../planilha/exportPlanilha.ts'
import { type Celula, type ColunaPlanilha, toDataHora, toDia } from '../planilha/writePlanilha.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { loadVisao } from '../repasse/visao.ts'
import type { Soma } from './demonstrativo.store.ts'
import { type LinhaDigital, listDigitais, sumDigitais } from './gtoDigital.store.ts'
import { readRecorteDigital } from './recorteDigital.ts'
import { sum } from './toDemonstrativo.ts'

type Coluna = ColunaPlanilha<LinhaDigital>

const texto = (titulo: string, largura: number, celula: (linha: LinhaDigital) => string | null): Coluna => ({
  titulo,
  largura,
  celula,
})

const describeToken = ({ statusToken, complementar }: LinhaDigital): string => {
  const codigo = loadStatusToken(statusToken, complementar)
  return getStatusToken(codigo)?.rotulo ?? codigo
}

/** The sums of the report by the titles of their columns, in reais. */
const valores = [
  ['Informado', 'informadoCentavos'],
  ['Processado', 'processadoCentavos'],
  ['Glosa', 'glosaCentavos'],
  ['Franquia', 'franquiaCentavos'],
  ['Liberado', 'liberadoCentavos'],
] as const satisfies readonly (readonly [titulo: string, campo: keyof Soma])[]

const listColunas = (tabela: TabelaRegras): readonly Coluna[] => [
  { titulo: 'Guia', largura: 14, formato: '0', celula: ({ numeroFicha }) => numeroFicha },
  texto('Protocolo', 16, ({ protocolo }) => protocolo),
  texto('Modo de envio', 18, ({ tipoEnvio }) => showTipoEnvio(tipoEnvio)),
  {
    titulo: 'Enviada em',
    largura: 18,
    formato: 'dd/mm/yyyy hh:mm',
    celula: ({ enviadaEm }) => toDataHora(enviadaEm),
  },
  texto('Paciente', 34, ({ nomeAssociado }) => nomeAssociado),
  texto('Dentista', 30, ({ nomeDentista }) => nomeDentista),
  texto('Evento', 12, ({ codigoEvento }) => codigoEvento),
  texto('Descrição', 44, ({ codigoEvento }) => tabela.find(codigoEvento)?.descricao ?? codigoEvento),
  texto('Dente ou região', 16, ({ codigoLocalizacao }) => codigoLocalizacao),
  texto('Faces', 8, ({ faces }) => faces),
  {
    titulo: 'Realização',
    largura: 14,
    formato: 'dd/mm/yyyy',
    celula: ({ dataRealizacao }) => toDia(dataRealizacao),
  },
  texto('Token', 28, describeToken),
  ...valores.map(
    ([titulo, campo]): Coluna => ({
      titulo,
      largura: 14,
      formato: '#,##0.00',
      celula: (linha) => linha[campo] / 100,
    }),
  ),
  texto('Pagamento', 16, ({ julgado }) => (julgado ? 'Processado' : 'A processar')),
]

/** Exactly the rows of the report on the screen, with their totals, under the name of Spec §7.3. */
export const exportGtoDigital: Handler<typeof financeiro.exportGtoDigital> = async (context) => {
  const { query, db, sessao, services, hoje, fail } = context
  const { periodo, recorte } = readRecorteDigital(query, hoje, fail)
  const visao = await loadVisao(db, sessao)
  const colunas = listColunas(await services.regras.get())
  const busca = tiposBusca.find(({ codigo }) => codigo === recorte.tipoBusca)?.rotulo ?? recorte.tipoBusca
  let soma = sum([])
  return exportPlanilha(context, {
    operacao: 'financeiro.exportGtoDigital',
    objeto: 'planilha do relatório de GTO digital',
    arquivo: 'report.xlsx',
    nome: 'GTO digital',
    cabecalho: [
      ['Modo de envio', recorte.tipoEnvio ? showTipoEnvio(recorte.tipoEnvio) : 'Todos'],
      [busca, `${toBrasileira(periodo.dataInicial)} a ${toBrasileira(periodo.dataFinal)}`],
    ],
    colunas,
    count: async () =>
      (await sumDigitais(db, visao, recorte)).reduce((total, { eventos }) => total + eventos, 0),
    list: async (later, limite, depois) => {
      const linhas = await listDigitais(later, visao, recorte, limite, depois)
      soma = sum([soma, sum(linhas)])
      return linhas
    },
    listRodape: () => {
      const totais = new Map<string, Celula>(valores.map(([titulo, campo]) => [titulo, soma[campo] / 100]))
      return [[], colunas.map(({ titulo }, i) => (i === 0 ? 'Totais' : (totais.get(titulo) ?? null)))]
    },
  })
}
