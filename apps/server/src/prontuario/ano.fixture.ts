import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { EventoEnvio } from '../testing/guia.fixture.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'
import { type Clinica, payGuia } from './clinica.fixture.ts'

const at = (codigoEvento: string, codigoLocalizacao?: string, codigoFace?: string) => ({
  codigoEvento,
  quantidade: 1,
  ...(codigoLocalizacao && { codigoLocalizacao }),
  ...(codigoFace && { codigoFace }),
})

/** Work that two practices would both like to do: the same places, by the same and by other events. */
const TRABALHOS = [
  at('84000198'),
  at('85300047', 'ASAI'),
  at('85300047', 'S1'),
  at('81000030'),
  at('84000112'),
  at('85100196', '16', 'O'),
  at('85100099', '16', 'O'),
  at('85100200', '16', 'MO'),
  at('85100196', '26', 'O'),
  at('85100056', '16'),
  at('83000089', '55'),
  at('83000135', '55', 'O'),
  at('82000506'),
]

/** Prophylaxis and scaling are not done on one day. */
const PROFILAXIA = at('84000198')
const RASPAGEM = at('85300047', 'ASAI')

const DIAS_ENTRE_VISITAS = 6
const DIAS_ENTRE_ENCONTROS = 60
const DIA_DO_FECHAMENTO = '20'
/** Visits after which the work is done at the latest: within any password's validity. */
const VISITAS_ATE_REALIZAR = 3

/** The same numbers each time (mulberry32). */
export function createSorteio(semente: number) {
  let estado = semente
  const next = (): number => {
    estado = (estado + 0x6d2b79f5) | 0
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    chance: (parte: number): boolean => next() < parte,
    int: (menos: number, mais: number): number => menos + Math.floor(next() * (mais - menos + 1)),
    shuffle: <T>(lista: readonly T[]): T[] =>
      lista
        .map((valor) => ({ valor, chave: next() }))
        .sort((a, b) => a.chave - b.chave)
        .map(({ valor }) => valor),
  }
}

type Aberta = {
  clinica: Clinica
  numeroFicha: number
  porFazer: { evento: EventoEnvio; data: string }[]
}

/**
 * A year of two practices that attend the same patients: guides released, sent, cancelled or forgotten, dated when the
 * practice gets to it, forwarded, and paid in the run of each month in any order. The clock goes day by day.
 */
export async function liveYear(t: TestApp, clinicas: readonly Clinica[], inicio: string): Promise<void> {
  const sorteio = createSorteio(7)
  const pacientes = await Promise.all(Array.from({ length: 4 }, () => createAssociado(t)))
  let abertas: Aberta[] = []
  let encaminhadas: number[] = []

  async function attend(clinica: Clinica, hoje: string): Promise<Aberta[]> {
    const [codigoAssociado = ''] = sorteio.shuffle(pacientes)
    const pedidos = sorteio.shuffle(TRABALHOS).slice(0, sorteio.int(1, 3))
    const eventos = pedidos.map((pedido, i) => ({ ...pedido, numeroSequenciaInclusao: i + 1 }))
    const numeroFicha = await clinica.release({ codigoAssociado })
    const { status, body } = await clinica.send(numeroFicha, eventos)
    if (status !== 200) throw new Error(JSON.stringify(body))
    const { statusFicha } = body.situacao
    if (statusFicha !== 1 && statusFicha !== 7) return []
    if (statusFicha === 1 && sorteio.chance(0.08)) {
      await clinica.cancel(numeroFicha)
      return []
    }
    // Some patients never come back: the place is free when the password lapses.
    if (sorteio.chance(0.12)) return []
    const negados = new Set(
      body.motivos
        .filter(({ motivos }) => motivos.some(({ severidade }) => severidade === 'glosa'))
        .map(({ numeroSequencialInclusao }) => numeroSequencialInclusao),
    )
    const porFazer = eventos
      .filter(({ numeroSequenciaInclusao }) => !negados.has(numeroSequenciaInclusao))
      .map((evento) => ({
        evento,
        data: addDays(hoje, DIAS_ENTRE_VISITAS * sorteio.int(0, VISITAS_ATE_REALIZAR)),
      }))
    return [{ clinica, numeroFicha, porFazer }]
  }

  /** Dates what was done by today; what is done whole is forwarded. */
  async function date({ clinica, numeroFicha, porFazer }: Aberta, hoje: string): Promise<Aberta[]> {
    const feitos = porFazer.filter(({ data }) => data <= hoje)
    for (const { evento, data } of feitos) {
      const { status, raw } = await clinica.date(numeroFicha, evento, data)
      if (status !== 200) throw new Error(String(raw))
    }
    const restam = porFazer.filter((linha) => !feitos.includes(linha))
    if (restam.length > 0) return [{ clinica, numeroFicha, porFazer: restam }]
    const { status, raw } = await clinica.forward(numeroFicha)
    if (status !== 200) throw new Error(String(raw))
    encaminhadas.push(numeroFicha)
    return []
  }

  /** One day, two practices, and works that do not go together: only the payment can tell. */
  async function meet(hoje: string): Promise<Aberta[]> {
    const codigoAssociado = await createAssociado(t)
    const pares = clinicas.map((clinica, i) => ({
      clinica,
      evento: { ...(i === 0 ? PROFILAXIA : RASPAGEM), numeroSequenciaInclusao: 1 },
    }))
    return Promise.all(
      pares.map(async ({ clinica, evento }) => ({
        clinica,
        numeroFicha: await clinica.request(codigoAssociado, evento),
        porFazer: [{ evento, data: hoje }],
      })),
    )
  }

  for (let dia = 0; dia < 365; dia++) {
    const hoje = addDays(inicio, dia)
    t.clock.set(new Date(`${hoje}T12:00:00Z`))
    if (dia % DIAS_ENTRE_VISITAS === 0) {
      const ficam: Aberta[] = []
      for (const aberta of sorteio.shuffle(abertas)) ficam.push(...(await date(aberta, hoje)))
      for (const clinica of sorteio.shuffle([...clinicas, ...clinicas])) {
        ficam.push(...(await attend(clinica, hoje)))
      }
      if (dia % DIAS_ENTRE_ENCONTROS === 0) ficam.push(...(await meet(hoje)))
      abertas = ficam
    }
    if (hoje.endsWith(DIA_DO_FECHAMENTO)) {
      for (const numeroFicha of sorteio.shuffle(encaminhadas)) await payGuia(t, numeroFicha)
      encaminhadas = []
    }
  }
}
