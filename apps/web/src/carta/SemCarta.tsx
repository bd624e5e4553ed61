import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hrefOf } from '../rota/hrefOf.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'

/** The answers that leave nothing to write to the patient: no failures, and asked again they are the same. */
export const semCarta: ReadonlySet<string> = new Set([
  'API-CAR-0001',
  'API-CAR-0002',
  'API-CAR-0003',
  'API-CAR-0004',
])

type SemCartaProps = { title: string; children: ReactNode }

/** There is no letter or estimate to write: why, and back to where it was asked for. */
export function SemCarta({ title, children }: SemCartaProps) {
  const { numeroFicha } = useParams({ strict: false })
  const { paciente, evento, local, faces } = useSearch({ strict: false })
  const volta =
    numeroFicha === undefined
      ? {
          href: hrefOf('/portal/elegibilidade', { paciente, evento, local, faces }),
          rotulo: 'Voltar à elegibilidade',
        }
      : { href: enderecoGuia(Number(numeroFicha)), rotulo: `Voltar à guia ${numeroFicha}` }
  return (
    <div role="status">
      <EmptyState
        actions={
          <ButtonLink href={volta.href} variant="primario">
            {volta.rotulo}
          </ButtonLink>
        }
        icon="info"
        title={title}
      >
        {children}
      </EmptyState>
    </div>
  )
}
