import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { QueryView } from '../carregamento/QueryView.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { ContatosFeito } from './ContatosFeito.tsx'
import { ContatosForm, type Mudados } from './ContatosForm.tsx'
import { contatosQuery } from './cadastro.queries.ts'
import { TrocaForm } from './TrocaForm.tsx'

type ContatosProps = {
  mudados: Mudados
  onChange: (mudados: Mudados) => void
  /** The protocol of what was done. */
  feito: string | undefined
  onFeito: (feito: string | undefined) => void
  /** The one that took the focus already. */
  lastFeito: RefObject<string | undefined>
}

/** The contacts: a form, its check, what was done; and before them the change that waits for its code. */
export function Contatos({ mudados, onChange, feito, onFeito, lastFeito }: ContatosProps) {
  return (
    <QueryView
      frame={(waiting) => <Card title="Contatos">{waiting}</Card>}
      lines={6}
      loading="Carregando contatos"
      query={useQuery(contatosQuery)}
      shape="row"
    >
      {(contatos) => (
        <Stack gap={4}>
          {feito && (
            <ContatosFeito isPendente={contatos.emConfirmacao !== null} last={lastFeito} protocolo={feito} />
          )}
          {contatos.emConfirmacao && (
            <TrocaForm key={contatos.emConfirmacao.expiraEm} troca={contatos.emConfirmacao} />
          )}
          <ContatosForm
            contatos={contatos}
            mudados={mudados}
            onChange={onChange}
            onEdit={() => onFeito(undefined)}
            onFeito={onFeito}
          />
        </Stack>
      )}
    </QueryView>
  )
}
