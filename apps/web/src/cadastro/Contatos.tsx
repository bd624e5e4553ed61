import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { QueryView } from '../carregamento/QueryView.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { ContatosFeito } from './ContatosFeito.tsx'
import { ContatosForm, type Feito, type Mudados } from './ContatosForm.tsx'
import { contatosQuery } from './cadastro.queries.ts'
import { sayMudancas } from './contatosForm.ts'
import { TrocaForm } from './TrocaForm.tsx'

type ContatosProps = {
  mudados: Mudados
  onChange: (mudados: Mudados) => void
  feito: Feito | undefined
  onFeito: (feito: Feito | undefined) => void
  /** The protocol that took the focus already. */
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
            <ContatosFeito
              last={lastFeito}
              oQueMudou={sayMudancas(feito.mudancas, contatos)}
              protocolo={feito.protocolo}
            />
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
