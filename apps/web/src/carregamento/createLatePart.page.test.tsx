import { useLayoutEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPart } from '../testing/showPart.tsx'
import { createLatePart } from './createLatePart.tsx'
import { LateDobra } from './LateDobra.tsx'

let tries = 0
beforeEach(() => {
  tries = 0
})

const createPlano = (falhas: number) =>
  createLatePart<{ de: string }>(async () => {
    tries += 1
    if (tries <= falhas) throw new TypeError('Failed to fetch')
    return ({ de }) => <button type="button">O plano de {de}</button>
  })

function showDobra(Plano: ReturnType<typeof createPlano>): void {
  showPart(
    <>
      <label>
        Observação <input />
      </label>
      <LateDobra title="Plano">
        <Plano de="Ana" loading="Carregando o plano" />
      </LateDobra>
    </>,
  )
}

const dobra = page.getByRole('heading', { name: 'Plano', exact: true })
const plano = page.getByRole('button', { name: 'O plano de Ana' })

test('a folded part whose code did not come says so, and comes when it is tried again; the page stays', async () => {
  showDobra(createPlano(2))
  await page.getByRole('textbox', { name: 'Observação' }).fill('Meio escrita')
  expect(tries).toBe(0)
  await dobra.click()
  const falha = page.getByRole('alert').getByText('Esta parte não veio')
  await expect.element(falha).toBeVisible()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(() => tries).toBe(2)
  await expect.element(falha).toBeVisible()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(plano).toBeVisible()
  await expect.element(plano).toHaveFocus()
  await expect.element(falha).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Observação' })).toHaveValue('Meio escrita')
})

test('folded and unfolded again, it is not brought again; fetched ahead, it is there at once', async () => {
  const Plano = createPlano(0)
  Plano.fetchAhead()
  await expect.poll(() => tries).toBe(1)
  showDobra(Plano)
  for (let time = 0; time < 3; time++) await dobra.click()
  await expect.element(plano).toBeVisible()
  expect(tries).toBe(1)
})

test('code that comes between the drawing and the asking is shown all the same', async () => {
  const Plano = createPlano(0)
  function Antes() {
    useLayoutEffect(() => Plano.fetchAhead(), [])
    return null
  }
  showPart(
    <>
      <Plano de="Ana" loading="Carregando o plano" />
      <Antes />
    </>,
  )
  await expect.element(plano).toBeVisible()
})
