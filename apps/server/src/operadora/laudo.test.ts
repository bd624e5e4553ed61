import { guia } from '@portal/contract/guia.ts'
import { expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { nextCor, upload } from '../imagem/imagem.fixture.ts'
import { releaseGuia, runFila, sendEventos } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()
const unidade = 100003
const as = await t.as(unidade)
const HOJE = '21/11/2026'

/** A kit of documentation that a radiology unit did and was paid for. */
async function payKit(...anexos: readonly ('imagem' | 'laudo')[]) {
  const numeroFicha = await releaseGuia(t, {
    login: unidade,
    codigoEspecialidade: 14,
    codigoTipoAtendimento: 2,
  })
  await t.rows(
    `update guia set nome_solicitante = 'Ana Prado', cro_solicitante = '12345', uf_solicitante = 'SP',
            tipo_solicitante = 'NAO_CREDENCIADO' where numero_ficha = $1`,
    [numeroFicha],
  )
  const kit = { codigoEvento: '98958569', quantidade: 1, numeroSequenciaInclusao: 1, data: HOJE }
  await sendEventos(t, numeroFicha, [kit], unidade)
  for (const anexo of anexos) {
    const [nome, conteudo] =
      anexo === 'laudo' ? ['laudo.pdf', arquivos.pdf()] : ['rx.png', await arquivos.png(nextCor())]
    await upload(t, numeroFicha, nome, conteudo, { as })
  }
  for (const route of [guia.sign, guia.sendRepasse]) {
    const answer = await t.call(route, { params: { id: numeroFicha } }, { as })
    expect(answer.status, answer.raw.toString()).toBe(200)
  }
  for (let passo = 0; passo < 2; passo++) await runFila(t, 'processPagamento', numeroFicha)
  const [evento] = await t.rows<{ pago: number; motivos: { codigoGlosa: string }[] }>(
    'select valor_pago_centavos as pago, motivos from evento_guia where numero_ficha = $1',
    [numeroFicha],
  )
  return { pago: (evento?.pago ?? 0) > 0, motivos: evento?.motivos.map(({ codigoGlosa }) => codigoGlosa) }
}

/** Operadora §3. */
it('a documentation kit is paid with the report of its tracing', async () => {
  expect(await payKit('imagem', 'laudo')).toEqual({ pago: true, motivos: [] })
})

it('images alone do not pay it', async () => {
  expect(await payKit('imagem')).toEqual({ pago: false, motivos: ['3015'] })
})
