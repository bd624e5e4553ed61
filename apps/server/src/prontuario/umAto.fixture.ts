import { renewComoDito } from '../liberacaoSenha/renewSenha.fixture.ts'
import { createAssociado, type EventoEnvio, RESTAURACAO, readGuia, runFila } from '../testing/guia.fixture.ts'
import type { TestApp } from '../testing/testApp.ts'
import { type Clinica, createClinica, payGuia } from './clinica.fixture.ts'

/** A's password is good for ten days, and B is authorised after it. */
export const DIA_A = '2026-11-10'
export const FIM_A = '2026-11-20'
export const DIA_B = '2026-11-22'

export const PROFILAXIA: EventoEnvio = { codigoEvento: '84000198', quantidade: 1, numeroSequenciaInclusao: 1 }
/** Not payable on the day of a prophylaxis (3008). */
export const RASPAGEM: EventoEnvio = {
  codigoEvento: '85300047',
  codigoLocalizacao: 'ASAI',
  quantidade: 1,
  numeroSequenciaInclusao: 1,
}

/** A scaling with the notice of that, and without. */
export const AVISADA = { codigos: ['3008'] }
export const LIMPA = { codigos: [] }

export const PAGO = { pago: true, codigos: [] }
export const NEGADO_NA_ANALISE = [3, 2]

/** Two practices around one place, day by day. */
export async function createUmAto(t: TestApp) {
  await t.rows(`update credencial set expira_em = '2030-01-01' where login in (100001, 100004)`)
  const [a, b] = [createClinica(t, 100001), createClinica(t, 100004)]
  const setDay = (dia: string) => t.clock.set(new Date(`${dia}T12:00:00Z`))

  async function authoriseA(): Promise<{ paciente: string; deA: number }> {
    setDay(DIA_A)
    const paciente = await createAssociado(t)
    const deA = await a.request(paciente, RESTAURACAO)
    await t.rows('update guia set validade_senha = $1 where numero_ficha = $2', [FIM_A, deA])
    setDay(DIA_B)
    return { paciente, deA }
  }

  async function authoriseBoth(): Promise<{ deA: number; deB: number }> {
    const { paciente, deA } = await authoriseA()
    return { deA, deB: await b.request(paciente, RESTAURACAO) }
  }

  /** The only event of a guide: what was paid of it, and what speaks against it. */
  async function readEvento(numeroFicha: number) {
    const [row] = await t.rows<{ autorizacao: number; pago: number | null; codigos: string[] }>(
      `select autorizacao, valor_pago_centavos as pago,
              array(select m ->> 'codigoGlosa' from jsonb_array_elements(motivos) m) as codigos
         from evento_guia where numero_ficha = $1`,
      [numeroFicha],
    )
    if (!row) throw new Error(`guide ${numeroFicha} has no event`)
    return { ...row, pago: row.pago === null ? null : row.pago > 0 }
  }

  const readLugar = async (numeroFicha: number): Promise<number[]> => {
    const { status, etapa } = await readGuia(t, numeroFicha)
    return [status, etapa]
  }

  const decide = async (numeroFicha: number): Promise<void> => {
    for (let passo = 0; passo < 2; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
  }

  async function finish(clinica: Clinica, numeroFicha: number): Promise<void> {
    const { status, raw } = await clinica.forward(numeroFicha)
    if (status !== 200) throw new Error(String(raw))
    await payGuia(t, numeroFicha)
  }

  async function renew(clinica: Clinica, numeroFicha: number): Promise<string | undefined> {
    const { codigo } = await renewComoDito(t, numeroFicha, await clinica.enter())
    return codigo
  }

  return { a, b, setDay, authoriseA, authoriseBoth, readEvento, readLugar, decide, finish, renew }
}
