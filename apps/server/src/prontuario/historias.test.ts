import { addDays, addMonths } from '@portal/domain/calendario/dataCivil.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { createSorteio } from './ano.fixture.ts'
import { type Clinica, createClinica } from './clinica.fixture.ts'
import { liveHistoria } from './historias.fixture.ts'

/** How many histories are lived; `HISTORIAS=1000` lives as many as were seen before a release. */
const HISTORIAS = Number(process.env.HISTORIAS ?? 12)
const LOGINS = [100001, 100004, 100008]

const t = await openTestApp()
let clinicas: Clinica[]
beforeAll(async () => {
  await t.rows(`update credencial set expira_em = '2030-01-01'`)
  await t.rows(`update associado set validade_cartao = '2030-01-01'`)
  clinicas = LOGINS.map((login) => createClinica(t, login))
})

type Ato = {
  ficha: string
  autorizado: string
  data: string | null
  tarde: boolean
  encaminhado: string | null
  validade: string
  autorizacao: number
  pago: number | null
}

const listAtos = (paciente: string) =>
  t.rows<Ato>(
    `select e.numero_ficha as ficha, e.data_autorizacao::text as autorizado, e.data_realizacao::text as data,
            e.tardio_em is not null as tarde, e.autorizacao, e.valor_pago_centavos as pago, g.validade_senha::text as validade,
            (select (c.em at time zone 'America/Sao_Paulo')::date::text from encaminhamento c
              where c.numero_ficha = e.numero_ficha) as encaminhado
       from evento_guia e join guia g using (codigo_credenciado, numero_ficha)
      where g.codigo_associado = $1 and g.status_ficha not in (3, 6) or g.codigo_associado = $1 and e.tardio_em is not null
      order by e.numero_ficha`,
    [paciente],
  )

const isMesmaVez = (um: Ato, outro: Ato): boolean => {
  const [de = '', ate = ''] = [um.data ?? '', outro.data ?? ''].toSorted()
  return ate < addMonths(de, 6)
}

/** Nothing of its own speaks against it: a day of the password, forwarded in its term. */
const isLimpo = ({ data, validade, encaminhado, autorizacao, tarde }: Ato): boolean =>
  data !== null &&
  data <= validade &&
  (encaminhado === null ? tarde && autorizacao === 3 : encaminhado <= addDays(data, 90))

/** Operadora §1, by the clock: three practices, one place. */
describe('one act is paid once, and somebody is paid', () => {
  it.each(Array.from({ length: HISTORIAS }, (_, i) => i + 1))('history %i', async (semente) => {
    const paciente = await liveHistoria(t, clinicas, '2026-11-21', createSorteio(semente))
    const atos = await listAtos(paciente)
    const pagos = atos.filter(({ pago }) => (pago ?? 0) > 0)
    const duplos = pagos.filter((um) => pagos.some((outro) => outro !== um && isMesmaVez(um, outro)))
    expect(duplos, 'paid twice').toEqual([])
    const limpos = atos.filter(isLimpo)
    const emTempo = limpos.filter(({ tarde, pago }) => !tarde && !((pago ?? 0) > 0))
    expect(emTempo, 'told in time and not paid').toEqual([])
    // Whoever was denied for what another had done is not paid after that other let its own term pass.
    const cedeu = (ato: Ato) =>
      ato.autorizacao === 3 &&
      atos.some((outro) => outro !== ato && outro.data !== null && isMesmaVez(ato, outro))
    const semPago = limpos.filter(
      (ato) => !cedeu(ato) && !pagos.some((pago) => pago === ato || isMesmaVez(ato, pago)),
    )
    expect(semPago, 'nobody was paid').toEqual([])
  })
})
