import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { findMarca } from '../../marca/findMarca.ts'
import { LoginPage } from './LoginPage.tsx'
import type { LoginState } from './loginState.ts'

/** As the server draws it, before any script. */
const draw = (state: Partial<LoginState> = {}): string =>
  renderToStaticMarkup(
    <LoginPage
      marca={findMarca('aurora')}
      state={{ action: '/credenciado/login', login: '', demonstracao: [], ...state }}
    />,
  )

it('posts by itself where the login service is ours', () => {
  const html = draw()
  expect(html).toContain('<form action="/credenciado/login" method="post">')
  expect(html).toContain('type="submit"')
  expect(html).not.toContain('<noscript>')
  expect(html).toMatch(/<button class="enter" type="submit">Entrar</)
})

it('sends another operator’s password nowhere without its script, and says so', () => {
  const html = draw({ precisaScript: true })
  expect(html).toContain('<form method="dialog">')
  expect(html).not.toContain('type="submit"')
  expect(html).toMatch(/<button aria-disabled="true" class="enter" type="button">Carregando…</)
  expect(html).toMatch(/<noscript>.*Para entrar é preciso JavaScript.*<\/noscript>/)
})
