import { addDays, addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { runRepasse } from '../operadora/runRepasse.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'
import type { AnoDePagamentos, GuiaDoAno } from './ano.fixture.ts'
import { AnoVivido, type GuiaVivida } from './anoVivido.fixture.ts'
import { createCredenciado } from './credenciadoDoAno.fixture.ts'

/** The year ends while one run is open and one is published and not deposited yet. */
const FIM = '2027-01-05'

/** By the contract of the demonstration, told here once more: closes on the 20th, out on the 1st. */
const fechamentoDe = (dia: string): string =>
  `${(dia.slice(8) <= '20' ? dia : addMonths(`${dia.slice(0, 7)}-01`, 1)).slice(0, 7)}-20`
const publicacaoDe = (fechamento: string): string => addMonths(`${fechamento.slice(0, 7)}-01`, 1)

/** When a guide is judged and whether by the run, and the run that it is judged into: the day's, once its own is out. */
function expectJulgamento({ encaminhada, julgamento: { modo, dias } }: GuiaDoAno) {
  const [seu, dia] = [fechamentoDe(encaminhada), addDays(encaminhada, dias)]
  const publicacao = publicacaoDe(seu)
  if (modo === 'destravada')
    return { dia, peloRepasse: false, fechamento: publicacao <= dia ? fechamentoDe(dia) : seu }
  const peloRepasse = modo === 'repasse' || publicacao <= dia
  return { dia: peloRepasse ? publicacao : dia, peloRepasse, fechamento: seu }
}

type Passo = { dia: string; act: (vivido: AnoVivido) => Promise<void> }

function listPassosDaGuia(guia: GuiaDoAno): Passo[] {
  const { encaminhada, julgamento, recurso } = guia
  const { fechamento } = expectJulgamento(guia)
  return [
    { dia: encaminhada, act: (vivido) => vivido.forward(guia) },
    ...(julgamento.modo === 'repasse'
      ? []
      : [{ dia: addDays(encaminhada, julgamento.dias), act: (vivido: AnoVivido) => vivido.judge(guia) }]),
    ...(recurso
      ? [
          {
            dia: addDays(publicacaoDe(fechamento), recurso.dias),
            act: (vivido: AnoVivido) => vivido.grant(guia, recurso.parte),
          },
        ]
      : []),
  ]
}

/** The year's days in their order; on each the runs come first, then what people do. */
function listPassos(t: TestApp, codigo: number, ano: AnoDePagamentos): Passo[] {
  const meses = Array.from({ length: 13 }, (_, mes) => addMonths('2026-01-01', mes))
  const dosRepasses = [...meses, ...meses.map((dia) => addDays(dia, 9)), ...ano.aMais]
  const passos: Passo[] = [
    ...dosRepasses.map((dia) => ({ dia, act: () => runRepasse(t.services, codigo) })),
    ...ano.mudancas.map(({ dia, dentista, unidade }) => ({
      dia,
      act: (vivido: AnoVivido) => vivido.move(dentista, unidade),
    })),
    ...ano.correcoes.map((correcao) => ({
      dia: correcao.dia,
      act: (vivido: AnoVivido) => vivido.correct(correcao),
    })),
    ...ano.guias.flatMap(listPassosDaGuia),
  ]
  return passos.filter(({ dia }) => dia <= FIM).sort((a, b) => a.dia.localeCompare(b.dia))
}

export type PagamentosDoAno = {
  codigo: number
  guias: GuiaVivida[]
  /** Guide and event of what must have been judged by the end, with its run and its unit. */
  devidos: string[]
}

/** The unit of a guide's dentist when it is judged: what the run judges comes before that day's moves. */
function expectUnidade({ dentistas, mudancas }: AnoDePagamentos, guia: GuiaDoAno): string | null {
  const { dia, peloRepasse } = expectJulgamento(guia)
  const ultima = mudancas
    .filter((mudanca) => mudanca.dentista === guia.dentista)
    .filter((mudanca) => (peloRepasse ? mudanca.dia < dia : mudanca.dia <= dia))
    .sort((a, b) => a.dia.localeCompare(b.dia))
    .at(-1)
  if (guia.dentista >= dentistas.length) return null
  return ultima ? ultima.unidade : (dentistas[guia.dentista] ?? null)
}

/** What is to be paid or denied of the guides by the end of the year: guide, event, run and unit of each. */
const listDevidos = (ano: AnoDePagamentos, guias: readonly GuiaVivida[]): string[] =>
  guias.flatMap((guia) => {
    const { dia, fechamento } = expectJulgamento(guia)
    if (dia > FIM) return []
    const unidade = expectUnidade(ano, guia)
    return guia.eventos.flatMap(({ autorizacao, naoRealizado }, ordem) =>
      (autorizacao === 1 || autorizacao === 4) && !naoRealizado
        ? [`${guia.numeroFicha}/${ordem + 1} ${fechamento} ${unidade}`]
        : [],
    )
  })

/** Lives through a year of a new provider, day by day, with its runs. */
export async function liveAno(t: TestApp, ano: AnoDePagamentos): Promise<PagamentosDoAno> {
  const codigo = await createCredenciado(t, ano)
  const associados = [await createAssociado(t), await createAssociado(t), await createAssociado(t)]
  const vivido = new AnoVivido(t, codigo, associados, ano.dentistas.length)
  for (const { dia, act } of listPassos(t, codigo, ano)) {
    t.clock.set(new Date(`${dia}T12:00:00Z`))
    await act(vivido)
  }
  t.clock.set(new Date(`${FIM}T15:00:00Z`))
  return { codigo, guias: vivido.guias, devidos: listDevidos(ano, vivido.guias) }
}
