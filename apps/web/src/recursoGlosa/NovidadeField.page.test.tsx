import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { createItem, createItemComMotivo } from './recurso.fixture.ts'
import { openItem, profilaxia, RASCUNHO_CANAL, sendRecursoAberto } from './recursoPage.fixture.ts'

const justificativa = page.getByRole('textbox', { name: 'Justificativa' })
test('a glosa que pede um motivo espera que se escreva sobre o rascunho', async () => {
  await openItem(profilaxia)
  const naBarra = page.getByRole('region', { name: 'Envio do recurso' }).getByText('Falta o motivo.')
  await expect.element(naBarra).toBeVisible()
  const falta = page.getByText(/^Ainda falta o que esta glosa pede: o motivo\.$/)
  await expect.element(falta).toBeVisible()
  await expect
    .element(page.getByText('Motivo clínico, nas suas palavras: escreva na justificativa, acima.'))
    .toBeVisible()
  await justificativa.fill('Paciente com dor.')
  await expect.element(naBarra).not.toBeInTheDocument()
  await expect.element(falta).not.toBeInTheDocument()
})

test('um motivo que é opcional se diz opcional e não falta', async () => {
  await openItem(
    createItemComMotivo({
      novidades: [{ tipo: 'justificativa', rotulo: 'Descrição técnica', obrigatoria: false }],
    }),
  )
  await expect
    .element(page.getByText('Descrição técnica (opcional): pode ir na justificativa, abaixo.'))
    .toBeVisible()
  await expect.element(page.getByText(/^Ainda falta/)).not.toBeInTheDocument()
})

test('um dente e um dia corrigidos vão como dados, e entram no texto', async () => {
  await openItem(
    createItem({
      novidades: [
        { tipo: 'dente', rotulo: 'Dente correto', obrigatoria: true },
        { tipo: 'data', rotulo: 'Data de realização correta', obrigatoria: false },
      ],
    }),
    [],
  )
  await expect.element(page.getByText('Ainda falta o que esta glosa pede: dente correto.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Dente correto' }).fill('12')
  await page.getByRole('textbox', { name: 'Data de realização correta (opcional)' }).fill('06/10/2026')
  await expect
    .element(justificativa)
    .toHaveValue(
      RASCUNHO_CANAL.replace(
        /Novo desde.*/,
        'Novo desde a glosa: dente correto (12); data correta (06/10/2026).',
      ),
    )
  await page.viewport(360, 800)
  await expectAccessible()
  expectNoSideScroll()
  expect((await sendRecursoAberto())?.novidades).toEqual([
    { tipo: 'dente', valor: '12' },
    { tipo: 'data', valor: '2026-10-06' },
  ])
})

test('um dado apagado não vai', async () => {
  await openItem(
    createItem({ novidades: [{ tipo: 'dente', rotulo: 'Dente correto', obrigatoria: false }] }),
    [],
  )
  const dente = page.getByRole('textbox', { name: 'Dente correto (opcional)' })
  await dente.fill('12')
  await dente.fill('')
  expect((await sendRecursoAberto())?.novidades).toEqual([])
})
