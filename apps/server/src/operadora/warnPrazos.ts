import { avisosAlvara, getRotuloAlvara } from '@portal/domain/cadastro/alvara.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { avisosSenha } from '@portal/domain/guia/avisoFim.ts'
import { describeFim, findAvisoPrazo } from '@portal/domain/prazo/avisoPrazo.ts'
import { findPermissoes } from '../acesso/credencial.store.ts'
import { listAlvaras } from '../cadastro/alvara.store.ts'
import type { Db } from '../db/client.ts'
import type { Services } from '../http/services.ts'
import { startPeriodic } from '../job/periodic.ts'
import { findUltimas, type NovaNotificacao } from '../notificacao/notificacao.store.ts'
import { notify } from '../notificacao/notify.ts'
import { holdRonda, listSemRonda, saveRonda } from '../notificacao/ronda.store.ts'
import { listSenhas } from '../prazo/senha.ts'
import { civilDay, startOfCivilDay } from '../runtime/clock.ts'
import { listPendentes } from '../termo/documento.store.ts'

const INTERVALO_MS = 3_600_000
const CREDENCIADOS = 100
/** A release tells when it began. Far longer than one lasts: none is committed after a look that began so much later. */
const FOLGA_MS = 86_400_000

type Servicos = Pick<Services, 'background' | 'clock' | 'report'>
type Aviso = Pick<NovaNotificacao, 'tipo' | 'referencia' | 'texto'>
/** Whose affairs are looked at, when, and when they last were. */
type Ronda = { codigoCredenciado: number; agora: Date; hoje: string; vista: Date | null }

/** The passwords whose day of warning came, or had come before they were granted. */
async function listAvisosSenha(db: Db, { codigoCredenciado, hoje, vista }: Ronda): Promise<Aviso[]> {
  const dias = { visto: vista && civilDay(vista), hoje }
  const senhas = await listSenhas(db, codigoCredenciado, hoje, addDays(hoje, Math.max(...avisosSenha)))
  const novas = senhas.filter(
    ({ senhaDesde }) => vista !== null && senhaDesde.getTime() >= vista.getTime() - FOLGA_MS,
  )
  const ditas = await findUltimas(
    db,
    codigoCredenciado,
    'SENHA',
    novas.map(({ numeroFicha }) => numeroFicha),
  )
  const naoDitas = new Set(
    novas.filter(({ numeroFicha, senhaDesde }) => {
      const dita = ditas.get(numeroFicha)
      return dita === undefined || dita < senhaDesde
    }),
  )
  return senhas.flatMap((senha) => {
    const { numeroFicha, prazo } = senha
    const isNovo = naoDitas.has(senha)
    if (prazo === null || findAvisoPrazo(prazo, avisosSenha, { ...dias, isNovo }) === undefined) return []
    const texto = `Guia ${numeroFicha}: a senha ${describeFim(prazo, hoje)}`
    return [{ tipo: 'SENHA', referencia: numeroFicha, texto }]
  })
}

/** The permits of whoever may renew them; of one in review the operator's side has to act. */
async function listAvisosAlvara(db: Db, { codigoCredenciado, hoje, vista }: Ronda): Promise<Aviso[]> {
  const dias = { visto: vista && civilDay(vista), hoje }
  return (await listAlvaras(db, codigoCredenciado)).flatMap(({ id, tipo, dataValidade, renovacao }) =>
    dataValidade !== null &&
    renovacao?.situacao !== 'emAnalise' &&
    findAvisoPrazo(dataValidade, avisosAlvara, dias) !== undefined
      ? [
          {
            tipo: 'ALVARA',
            referencia: id,
            texto: `${getRotuloAlvara(tipo)}: ${describeFim(dataValidade, hoje)}`,
          },
        ]
      : [],
  )
}

/** The terms that wait and were never told of, whatever the instant that they say they came out at. */
async function listAvisosTermo(db: Db, ronda: Ronda & { rede: string }): Promise<Aviso[]> {
  const pendentes = await listPendentes(db, ronda)
  const codigos = pendentes.map(({ codigoDocumento }) => codigoDocumento)
  const ditos = await findUltimas(db, ronda.codigoCredenciado, 'TERMO', codigos)
  return pendentes
    .filter(({ codigoDocumento }) => !ditos.has(codigoDocumento))
    .map(({ codigoDocumento, titulo }) => ({
      tipo: 'TERMO',
      referencia: codigoDocumento,
      texto: `Termo para o seu aceite: ${titulo}`,
    }))
}

/** Tells a provider what came due since it was last looked at, and that it was looked at, all or nothing. */
async function warn({ background, clock }: Servicos, codigoCredenciado: number): Promise<void> {
  const agora = clock.now()
  const hoje = civilDay(agora)
  await background.transaction(codigoCredenciado, async (db) => {
    const vista = await holdRonda(db, codigoCredenciado)
    if (vista === undefined) return
    const { funcoes, rede } = await findPermissoes(db, codigoCredenciado)
    const ronda = { codigoCredenciado, agora, hoje, vista, rede }
    const avisos = [
      ...(await listAvisosTermo(db, ronda)),
      ...(funcoes.includes('ATU_ALVARA') ? await listAvisosAlvara(db, ronda) : []),
      ...(await listAvisosSenha(db, ronda)),
    ]
    for (const aviso of avisos) await notify(db, { ...aviso, codigoCredenciado, em: agora })
    await saveRonda(db, codigoCredenciado, agora)
  })
}

/**
 * Tells each provider once a day, and when a term of its network comes out, of what is about to end: passwords 15 and 5 days
 * ahead, permits 60, 30 and 7, terms that wait (Operadora §1, §6). One that fails is tried again at the next turn.
 */
export async function warnPrazos(services: Servicos): Promise<void> {
  const { background, clock, report } = services
  const agora = clock.now()
  const inicio = startOfCivilDay(civilDay(agora))
  let depois = 0
  for (;;) {
    const pagina = { inicio, agora, depois, limite: CREDENCIADOS }
    const semRonda = await background.read(0, (db) => listSemRonda(db, pagina))
    for (const { codigoCredenciado } of semRonda)
      await warn(services, codigoCredenciado).catch((error: unknown) => report('aviso', error))
    const ultimo = semRonda.at(-1)
    if (!ultimo || semRonda.length < CREDENCIADOS) return
    depois = ultimo.codigoCredenciado
  }
}

/** Looks every hour for who was not told yet today, until stopped. */
export const startAvisos = (services: Services): (() => Promise<void>) =>
  startPeriodic(
    {
      trabalho: 'aviso',
      intervaloMs: INTERVALO_MS,
      turn: async () => {
        await warnPrazos(services)
        return false
      },
      atOnce: true,
    },
    services.report,
  )
