import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPart } from '../../testing/showPart.tsx'
import { Pager } from './Pager.tsx'

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

test('the steps that there are lead there, and how far one is gets told', async () => {
  const went: string[] = []
  showPart(
    <Pager
      count="12 guias, página 1 de 2"
      steps={[false, { label: 'Próxima página', onPress: () => went.push('next') }]}
    />,
  )
  await page.getByRole('button', { name: 'Próxima página' }).click()
  expect(went).toEqual(['next'])
  expect(buttons()).toEqual(['Próxima página'])
  await expect.element(page.getByText('12 guias, página 1 de 2')).toHaveAttribute('aria-live', 'polite')
})

test('a step under way waits in its button and is not taken twice', async () => {
  const went: string[] = []
  showPart(<Pager steps={[{ label: 'Carregar mais', isPending: true, onPress: () => went.push('on') }]} />)
  await page.getByRole('button', { name: /Carregar mais/ }).click({ force: true })
  await expect.element(page.getByRole('button')).toHaveAttribute('data-espera')
  expect(went).toEqual([])
})

test('without a count and a step there is nothing in it', async () => {
  showPart(
    <>
      <Pager steps={[false, false]} />
      <p>Fim</p>
    </>,
  )
  await expect.element(page.getByText('Fim')).toBeVisible()
  expect(document.querySelectorAll('#raiz > div > *')).toHaveLength(0)
})
