import { quartaRede } from '@portal/domain/rede/quartaRede.fixture.ts'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LoginPage } from '../acesso/login/LoginPage.tsx'
import { MarcaLogo } from './MarcaLogo.tsx'
import { toMarca } from './marcas.ts'
import { SeloAns } from './SeloAns.tsx'

it('a fourth brand is data alone: a row makes its login, its logo and its seal', () => {
  const marca = toMarca(quartaRede)
  expect(marca).toMatchObject({ id: 'solar', favicon: '/marca/solar.svg', codigo: 'SOLAR' })
  const login = renderToString(
    <LoginPage marca={marca} state={{ action: '/sol-dental/login', login: '', demonstracao: [] }} />,
  )
  for (const words of [
    quartaRede.razaoSocial,
    quartaRede.cnpj,
    'https://solardental.example/privacidade',
    'action="/sol-dental/login"',
  ]) {
    expect(login).toContain(words)
  }
  expect(renderToString(<MarcaLogo marca={marca} />)).toContain(quartaRede.simbolo[0]?.d)
  expect(renderToString(<SeloAns marca={marca} />)).toContain('Registro na ANS número 00004-5')
})
