import { imagem } from '@portal/contract/imagem.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { expect, it } from 'vitest'
import { civilDay } from '../runtime/clock.ts'
import { releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { nextCor, upload } from './imagem.fixture.ts'

const t = await openTestApp()
const hoje = civilDay(TEST_NOW)
const DIA_MS = 86_400_000

type Encaminhada = { status?: number; dias?: number; fechamento?: string; especialidade?: number }

/** A guide of the radiology unit's, signed, and forwarded some days ago. */
async function createEncaminhada(caso: Encaminhada = {}): Promise<number> {
  const { status = 10, dias = 0, fechamento = addDays(hoje, 30), especialidade = 14 } = caso
  const numeroFicha = await releaseGuia(t, { login: 100003, codigoEspecialidade: especialidade })
  await t.rows(
    `update guia set status_ficha = $2, codigo_etapa = $3, assinada_em = $4, assinada_por = 'Ela' where numero_ficha = $1`,
    [numeroFicha, status, status < 10 ? 3 : 6, TEST_NOW],
  )
  if (dias < 0) return numeroFicha
  await t.rows(
    `insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
     values (100003, $1, '1', $2, $3)`,
    [numeroFicha, new Date(TEST_NOW.getTime() - dias * DIA_MS), fechamento],
  )
  return numeroFicha
}

const send = async (numeroFicha: number, nome = 'laudo.png', conteudo?: Buffer) =>
  upload(t, numeroFicha, nome, conteudo ?? (await arquivos.png(nextCor())), { as: await t.as(100003) })

it.each([10, 20, 11, 12, 13, 15])(
  'a unit adds an image in status %i, and the guide stays as it is',
  async (status) => {
    const numeroFicha = await createEncaminhada({ status })
    expect(await send(numeroFicha)).toMatchObject({ status: 200, body: { statusFicha: status, versao: 2 } })
    const [guia] = await t.rows<{ assinada: boolean }>(
      'select assinada_em is not null as assinada from guia where numero_ficha = $1',
      [numeroFicha],
    )
    expect(guia).toEqual({ assinada: true })
  },
)

it('takes a report, while the patient has still to confirm too', async () => {
  const numeroFicha = await createEncaminhada({ status: 18, dias: -1 })
  expect(await send(numeroFicha, 'laudo.pdf', arquivos.pdf())).toMatchObject({
    status: 200,
    body: { imagem: { tipo: 'application/pdf' }, statusFicha: 18 },
  })
})

it.each([
  ['seven days after it was forwarded', { dias: 7 }, undefined, undefined],
  ['eight days after', { dias: 8 }, 'API-IMG-0013', addDays(hoje, -1)],
  ['on the day of the closing', { dias: 1, fechamento: hoje }, undefined, undefined],
  ['after the closing', { dias: 1, fechamento: addDays(hoje, -1) }, 'API-IMG-0013', addDays(hoje, -1)],
] as const)('%s', async (_nome, caso, codigo, dia) => {
  const { codigo: recusa, body } = await send(await createEncaminhada(caso))
  expect(recusa).toBe(codigo)
  if (dia) expect(body.detalhes[0].mensagem).toContain(dia.split('-').toReversed().join('/'))
})

it('keeps what came so, and no other guide takes any more', async () => {
  const numeroFicha = await createEncaminhada()
  await send(numeroFicha)
  const as = await t.as(100003)
  const removal = await t.call(imagem.deleteImagem, { query: { numeroFicha, sequencial: 1 } }, { as })
  expect(removal.codigo).toBe('API-GTO-0011')
  expect(await send(await createEncaminhada({ especialidade: 1 }))).toMatchObject({ codigo: 'API-GTO-0011' })
})

it('a network with a shorter term has it from its day on', async () => {
  await t.rows(
    `insert into prazo_exame select rede, $1, dias_validade, horas_devolucao, 2 from prazo_exame
      where rede = (select rede from credenciado where codigo = 100003)`,
    [addDays(hoje, -4)],
  )
  expect((await send(await createEncaminhada({ dias: 2 }))).codigo).toBeUndefined()
  expect((await send(await createEncaminhada({ dias: 3 }))).codigo).toBe('API-IMG-0013')
  expect((await send(await createEncaminhada({ dias: 6 }))).codigo).toBeUndefined()
})
