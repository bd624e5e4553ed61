import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'
import { useTitleOnLoad } from '../ui/useTitleOnLoad.ts'
import { EndPage } from './EndPage.tsx'

const TITLE = 'Página não encontrada'
const TEXT =
  'O endereço não existe ou o que ele mostrava não está mais disponível. Confira o número ou o link e tente de novo.'

const inicio = { href: '/portal', rotulo: 'Ir para o início' }

/** The address leads nowhere (Spec §2.2). Within the portal's frame. */
export const NotFoundPage = () => (
  <MissingPage title={TITLE} volta={inicio}>
    {TEXT}
  </MissingPage>
)

type MissingPageProps = { title: string; children: ReactNode; volta: { href: string; rotulo: string } }

/** What the address names is not there, in its own words, and the way on. The portal bar has its title. */
export function MissingPage({ title, children, volta }: MissingPageProps) {
  usePageTitle(title)
  useTitleOnLoad()
  return (
    <EmptyState
      actions={
        <>
          <ButtonLink href={volta.href} variant="primario">
            {volta.rotulo}
          </ButtonLink>
          {volta !== inicio && <ButtonLink href={inicio.href}>{inicio.rotulo}</ButtonLink>}
        </>
      }
      icon="help"
    >
      {children}
    </EmptyState>
  )
}

/** The same for addresses outside the portal. */
export function NotFoundOutsidePage() {
  usePageTitle(TITLE)
  return (
    <EndPage
      actions={
        <ButtonLink href="/portal" size="grande" variant="primario">
          Ir para o início
        </ButtonLink>
      }
      icon="help"
      title={TITLE}
    >
      <p>{TEXT}</p>
    </EndPage>
  )
}
