import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hrefOf } from '../rota/hrefOf.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'

/** The answers that a guide has no appeal, to write or on paper: no failures, and asked again they are the same. */
export const semRecurso: ReadonlySet<string> = new Set(['API-REC-0001', 'API-REC-0006'])

type SemRecursoProps = { title: string; children: ReactNode }

/** There is no appeal: why, and the ways on to its guide and to the appeals that there are. */
export function SemRecurso({ title, children }: SemRecursoProps) {
  const { numeroFicha } = useParams({ strict: false })
  usePageTitle(title)
  return (
    <EmptyState
      actions={
        <>
          {numeroFicha !== undefined && (
            <ButtonLink href={enderecoGuia(Number(numeroFicha))} variant="primario">
              Abrir a guia {numeroFicha}
            </ButtonLink>
          )}
          <ButtonLink href={hrefOf('/portal/recursoGlosa')}>Recursos de glosa</ButtonLink>
        </>
      }
      icon="info"
    >
      {children}
    </EmptyState>
  )
}
