import { catalogoErros } from '@portal/contract/errors.ts'
import type { Route } from '@portal/contract/route.ts'
import type { Permissao } from '@portal/domain/acesso/permissao.tables.ts'
import { itensMenu } from '@portal/domain/menu/menu.tables.ts'
import { rotasAgregadas } from '@portal/domain/menu/rotaPermitida.ts'
import { type Tela, telas } from '@portal/domain/menu/tela.tables.ts'
import { describe, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { isAuth } from '../api/base.ts'
import { theme } from '../ui/theme.ts'
import { answerMenu } from './answerMenu.ts'
import { hold, refuse } from './calls.ts'
import { expectAccessible } from './expectAccessible.ts'
import { expectNoSideScroll } from './expectNoSideScroll.ts'
import { listSmall } from './listSmall.ts'
import { enterWith, type Opened } from './open.tsx'
import { withFinger } from './withFinger.ts'

type Pagina = {
  /** Opens it on the answers that the file's `beforeEach` gives. */
  open: () => Opened
  /** The call that what it shows hangs on. */
  chamada: Route
  /** What is said while that call is under way. */
  espera: string
  /** What is there once the page has all that it asked for. */
  pronto: Locator
}

const larguras = [768, 1366, 1920, 320, 360]
/** A telephone's and a desk's: where axe is asked. */
const julgadas = [360, 1366]

/** Each set of functions of which the screen opens to whoever has no other. */
function listAcessos(pagina: Tela['pagina']): (readonly Permissao[])[] {
  const tela = telas.find((each) => each.pagina === pagina)
  if (!tela) throw new Error(`no screen is ${pagina}`)
  if ('permissao' in tela) return [[tela.permissao]]
  const agregada = rotasAgregadas.find(({ prefixo }) => `${tela.rota}/`.startsWith(prefixo))
  return agregada ? agregada.permissoes.map((funcao) => [funcao]) : [[]]
}

/**
 * What every page owes: opened, it has the focus in one of its places (Interface B2.10); it says what is on its way, tells a failure in the catalogue's words and tries again, ends the
 * session where the call is not this provider's to make (Spec §7.11), and asks for no such call of whoever it opens to;
 * fits every width; a finger meets every control; and axe finds nothing, light or dark on a desk's screen, and light on a
 * telephone's.
 */
export function describePage(pagina: Tela['pagina'], { open, chamada, espera, pronto }: Pagina): void {
  describe(pagina, () => {
    test('carregando', async () => {
      const release = hold(chamada)
      open()
      const aviso = page.getByRole('status', { name: espera })
      await expect.element(aviso).toBeVisible()
      await expect.element(pronto).not.toBeInTheDocument()
      release()
      await expect.element(pronto).toBeVisible()
      await expect.element(aviso).not.toBeInTheDocument()
    })

    test('erro', async () => {
      const { titulo, texto } = catalogoErros['API-GEN-0005']
      const mend = refuse(chamada, 'API-GEN-0005')
      open()
      const falha = page.getByRole('alert').filter({ hasText: titulo })
      await expect.element(falha.filter({ hasText: texto })).toBeVisible()
      await expect.element(pronto).not.toBeInTheDocument()
      await expectAccessible()
      mend()
      await falha.getByRole('button', { name: 'Tentar de novo' }).click()
      await expect.element(pronto).toBeVisible()
      await expect.element(falha).not.toBeInTheDocument()
    })

    test('recusado', async () => {
      refuse(chamada, 'API-ACE-0003')
      const { left } = open()
      // What the login service refuses leads to the start (Spec §7.11).
      await expect.poll(left).toEqual([isAuth(chamada.path) ? '/' : '/SessaoEncerrada'])
    })

    // A call that its person may not make fails the test (calls.ts).
    test.each(listAcessos(pagina))('aberta só com %j', async (...funcoes) => {
      const deOutros = itensMenu.filter((item) => 'permissao' in item && !funcoes.includes(item.permissao))
      answerMenu({ fora: deOutros.map(({ identificadorItem }) => identificadorItem) })
      enterWith(funcoes)
      open()
      await expect.element(pronto).toBeVisible()
    })

    // Opened once: the same page is asked at one width after the other, in the light theme and then in the dark one.
    test('dados, de 320 a 1920 px, claro e escuro', async () => {
      theme.choose('claro')
      open()
      await expect.element(pronto).toBeVisible()
      await expect.poll(() => document.activeElement).not.toBe(document.body)
      for (const largura of larguras) {
        await page.viewport(largura, 800)
        // What measures itself is right with the next frame.
        await vi.waitFor(expectNoSideScroll)
        // A telephone's menu is out of sight until its button is pressed, and has a test of its own.
        if (julgadas.includes(largura)) await expectAccessible({ comMenu: largura > 360 })
      }
      await page.viewport(360, 800)
      await withFinger(async () => {
        await vi.waitFor(() => expect(listSmall()).toEqual([]))
        expectNoSideScroll()
      })
      theme.choose('escuro')
      // A telephone in the dark is the sweep's of all screens (`e2e/varredura.spec.ts`).
      await page.viewport(1366, 800)
      await expectAccessible({ soCores: true })
    })
  })
}
