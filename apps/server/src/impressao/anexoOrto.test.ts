import { impressao } from '@portal/contract/impressao.ts'
import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { describeFormulario } from '@portal/domain/ortodontia/formulario/describeFormulario.ts'
import { formularios, prorrogacaoCheia } from '@portal/domain/ortodontia/formulario/formulario.fixture.ts'
import { expect, it } from 'vitest'
import { releaseOrto, sendOrto } from '../testing/ortodontia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { expectNasMargens } from './impresso.fixture.ts'
import { readPdf } from './readPdf.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)

const LONGO = 'Apinhamento anterior inferior. '.repeat(16).trim()

const print = async (numeroFicha: number) =>
  readPdf((await t.call(impressao.printGuia, { query: { numeroFicha } }, { as })).raw)
/** Without spaces: where a line broke is of no account. */
const tight = (texto: string): string => texto.replaceAll(/\s+/g, '')

it.each<[TipoFormulario, (typeof formularios)[TipoFormulario] | typeof prorrogacaoCheia]>([
  ['inicial', { ...formularios.inicial, queixaPaciente: LONGO, objetivoDetalhado: LONGO }],
  ['manutencao', formularios.manutencao],
  ['prorrogacao', prorrogacaoCheia],
])('the annex of %s has every answer, in the order of the form', async (tipo, ortodontia) => {
  const numeroFicha = await releaseOrto(t, tipo)
  expect((await sendOrto(t, numeroFicha, tipo, { ortodontia })).status).toBe(200)
  const paginas = await print(numeroFicha)
  expectNasMargens(paginas)
  const escrito = tight(paginas.map(({ texto }) => texto).join(''))
  let depois = 0
  for (const { rotulo, campos } of describeFormulario(tipo, ortodontia)) {
    const parte = escrito.indexOf(tight(`Anexo de ortodontia · ${rotulo}`), depois)
    expect(parte, rotulo).toBeGreaterThan(0)
    depois = parte
    for (const campo of campos) {
      expect(escrito.indexOf(tight(campo.rotulo), depois), campo.rotulo).toBeGreaterThan(0)
      expect(escrito.indexOf(tight(campo.valor), depois), campo.rotulo).toBeGreaterThan(0)
    }
  }
  expect(escrito.indexOf(tight('Data, local e assinatura'), depois)).toBeGreaterThan(0)
})

it('a maintenance without a form has no annex', async () => {
  const numeroFicha = await releaseOrto(t, 'manutencao')
  await sendOrto(t, numeroFicha, 'manutencao', { ortodontia: undefined })
  const [pagina] = await print(numeroFicha)
  expect(pagina?.texto).not.toContain('Anexo de ortodontia')
})
