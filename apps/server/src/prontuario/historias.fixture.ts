import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { renewComoDito } from '../liberacaoSenha/renewSenha.fixture.ts'
import { createAssociado, type EventoEnvio, readGuia, runFila } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'
import type { createSorteio } from './ano.fixture.ts'
import { type Clinica, payGuia } from './clinica.fixture.ts'

/** Of one interval (six months), so that of one patient one may be paid. */
export const PROFILAXIA: EventoEnvio = { codigoEvento: '84000198', quantidade: 1, numeroSequenciaInclusao: 1 }

const PASSOS = 26
const DIAS_DE_SENHA = 30

type Aberta = { clinica: Clinica; numeroFicha: number; liberada: string; fim: string; encaminhada?: string }

type Sorteio = ReturnType<typeof createSorteio>

/**
 * Some months of three practices around one patient and one place: each asks when it has nothing open, tells a day
 * when it likes (in its password's days or not, in time or late), takes it away again, forwards, gives up or forgets; the
 * operator's side decides and pays when it gets to it. At the end all that can be paid is.
 */
export async function liveHistoria(
  t: TestApp,
  clinicas: readonly Clinica[],
  inicio: string,
  sorteio: Sorteio,
): Promise<string> {
  const paciente = await createAssociado(t)
  const abertas = new Map<Clinica, Aberta>()
  const todas: Aberta[] = []
  let hoje = inicio
  const advance = (dias: number): void => {
    hoje = addDays(hoje, dias)
    t.clock.set(new Date(`${hoje}T12:00:00Z`))
  }

  async function request(clinica: Clinica): Promise<void> {
    const numeroFicha = await clinica.release({ codigoAssociado: paciente })
    const fim = addDays(hoje, DIAS_DE_SENHA)
    await t.rows('update guia set validade_senha = $1 where numero_ficha = $2', [fim, numeroFicha])
    const { status, raw } = await clinica.send(numeroFicha, [PROFILAXIA])
    if (status !== 200) throw new Error(String(raw))
    if ((await readGuia(t, numeroFicha)).status !== 1) return
    const aberta = { clinica, numeroFicha, liberada: hoje, fim }
    abertas.set(clinica, aberta)
    todas.push(aberta)
  }

  async function date({ clinica, numeroFicha, liberada, fim }: Aberta): Promise<void> {
    const depois = sorteio.chance(0.2) && fim < hoje
    const [de, ate] = depois ? [addDays(fim, 1), hoje] : [liberada, fim < hoje ? fim : hoje]
    const dias = Math.round((Date.parse(ate) - Date.parse(de)) / 86_400_000)
    const { status, codigo } = await clinica.date(numeroFicha, PROFILAXIA, addDays(de, sorteio.int(0, dias)))
    // In analysis, or denied: nothing to date.
    if (status !== 200 && codigo !== 'API-GTO-0011' && codigo !== 'API-GTO-0021') throw new Error(codigo)
  }

  /** Of a guide that waits too: only the day that it waits for. */
  async function takeBack({ clinica, numeroFicha }: Aberta): Promise<void> {
    const { status, codigo } = await clinica.date(numeroFicha, PROFILAXIA, null)
    if (status !== 200 && codigo !== 'API-GTO-0011' && codigo !== 'API-GTO-0021') throw new Error(codigo)
  }

  async function renew(aberta: Aberta): Promise<void> {
    const { status, body } = await renewComoDito(t, aberta.numeroFicha, await aberta.clinica.enter())
    if (status === 200) aberta.fim = body.validadeSenha
  }

  async function forward(aberta: Aberta): Promise<void> {
    if ((await aberta.clinica.forward(aberta.numeroFicha)).status !== 200) return
    aberta.encaminhada = hoje
    abertas.delete(aberta.clinica)
  }

  async function act(clinica: Clinica): Promise<void> {
    const aberta = abertas.get(clinica)
    if (!aberta) return request(clinica)
    if (sorteio.chance(0.5)) return date(aberta)
    if (sorteio.chance(0.15)) return takeBack(aberta)
    if (sorteio.chance(0.4)) return forward(aberta)
    if (sorteio.chance(0.15)) {
      await clinica.cancel(aberta.numeroFicha)
      abertas.delete(clinica)
      return
    }
    if (sorteio.chance(0.3)) return renew(aberta)
    // Forgets it, and may ask again.
    if (sorteio.chance(0.1)) abertas.delete(clinica)
  }

  async function operate(): Promise<void> {
    for (const { numeroFicha } of sorteio.shuffle(todas)) {
      const { status } = await readGuia(t, numeroFicha)
      if (status === 2) await runFila(t, 'concludeAuditoria', numeroFicha)
      if (status === 10 || status === 11) await payGuia(t, numeroFicha)
    }
  }

  advance(0)
  for (let passo = 0; passo < PASSOS; passo++) {
    advance(sorteio.int(1, 7))
    for (const clinica of sorteio.shuffle(clinicas)) if (sorteio.chance(0.5)) await act(clinica)
    if (sorteio.chance(0.3)) await operate()
  }
  // What waits for a hold is decided once all holds are over; what is done is forwarded, and all of it is paid.
  advance(3 * DIAS_DE_SENHA + 1)
  for (let vez = 0; vez < 3; vez++) await operate()
  for (const aberta of todas) await forward(aberta)
  for (let vez = 0; vez < 2; vez++) await operate()
  return paciente
}
