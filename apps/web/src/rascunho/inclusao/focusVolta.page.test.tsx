import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GUIA } from '../../guia/paginaGuia.fixture.ts'
import { openPage } from '../../testing/open.tsx'
import { isInSight } from '../../ui/isInSight.ts'
import { answerRascunho, dente, include, inclusao, linha, readItens } from '../rascunho.fixture.ts'

const linhaDe = (ordem: number) => page.getByRole('rowgroup', { name: new RegExp(`^${ordem}: `) })
const avisos = page.getByRole('region', { name: 'Avisos' })
const desfazer = () => userEvent.keyboard('{Control>}z{/Control}')
const refazer = () => userEvent.keyboard('{Control>}y{/Control}')

/** Four rows, with the focus on the one of that place. */
async function openItens(ordem: number): Promise<void> {
  openPage(GUIA)
  await expect.element(linha).toBeVisible()
  await include('26 O 85100196; 24 O 85100196; 14 O 85100196; 15 O 85100196')
  await expect.poll(readItens).toHaveLength(4)
  await userEvent.keyboard('{Alt>}e{/Alt}')
  await expect.element(linhaDe(4)).toHaveFocus()
  for (let passos = 4 - ordem; passos > 0; passos--) await userEvent.keyboard('{ArrowUp}')
  await expect.element(linhaDe(ordem)).toHaveFocus()
}

async function expectVolta(ordem: number): Promise<void> {
  await expect.poll(readItens).toHaveLength(4)
  await expect.element(linhaDe(ordem)).toHaveFocus()
  expect(isInSight(linhaDe(ordem).element())).toBe(true)
}

beforeEach(() => {
  answerRascunho()
})

describe.each([
  [360, 740],
  [1366, 768],
])('a %i por %i, o foco vai ao evento que volta', (largura, altura) => {
  beforeEach(() => page.viewport(largura, altura))

  test.each([2, 4])('à linha %i, e é ela que o próximo Delete tira', async (ordem) => {
    await openItens(ordem)
    const antes = readItens()
    await userEvent.keyboard('{Delete}')
    await expect.poll(readItens).toHaveLength(3)
    const sem = readItens()
    await desfazer()
    await expectVolta(ordem)
    expect(readItens()).toEqual(antes)
    await userEvent.keyboard('{Delete}')
    await expect.poll(readItens).toEqual(sem)
  })

  test('pelo botão de quem o diz, o aviso ou o veredito', async () => {
    await openItens(2)
    await userEvent.keyboard('{Delete}')
    await expect.poll(readItens).toHaveLength(3)
    const quemDiz = largura === 360 ? avisos : inclusao
    await quemDiz.getByRole('button', { name: /^Desfazer/ }).click()
    await expectVolta(2)
  })

  test('refeita a inclusão, à linha que ela traz', async () => {
    await openItens(1)
    await userEvent.keyboard('{Alt>}r{/Alt}37 O 85100196{Enter}')
    await expect.poll(readItens).toHaveLength(5)
    await userEvent.keyboard('{Alt>}e{/Alt}{Home}')
    await desfazer()
    await expect.poll(readItens).toHaveLength(4)
    await expect.element(linhaDe(1)).toHaveFocus()
    await refazer()
    await expect.poll(readItens).toHaveLength(5)
    await expect.element(linhaDe(5)).toHaveFocus()
    expect(isInSight(linhaDe(5).element())).toBe(true)
  })
})

test('pelo botão do veredito o foco volta ao dente de que se tirou', async () => {
  await openItens(1)
  await userEvent.keyboard('{Alt>}o{/Alt}24{Delete}')
  await expect.poll(readItens).toHaveLength(3)
  await inclusao.getByRole('button', { name: /^Desfazer/ }).click()
  await expect.poll(readItens).toHaveLength(4)
  await expect.element(dente('24')).toHaveFocus()
})

test('desfeito da linha de inclusão, o foco fica nela', async () => {
  await openItens(2)
  await userEvent.keyboard('{Delete}{Alt>}r{/Alt}')
  await expect.element(linha).toHaveFocus()
  await desfazer()
  await expect.poll(readItens).toHaveLength(4)
  await expect.element(linha).toHaveFocus()
})
