import { catalogoErros } from '@portal/contract/errors.ts'
import { enderecoSenha } from '@portal/domain/rede/rede.tables.ts'
import { useMarca } from '../marca/useMarca.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Row } from '../ui/layout/Stack.tsx'
import { AcessoLayout } from './AcessoLayout.tsx'
import { dropFluxo } from './fluxoSenha.ts'
import { VoltarEntrada } from './VoltarEntrada.tsx'

/** A link or code that was used, is over, or never was: and how to come by another. */
export function LinkSemValidade({ onType }: { onType: () => void }) {
  const { id } = useMarca()
  const { titulo, texto } = catalogoErros['API-ACE-0007']
  return (
    <AcessoLayout lead={texto} title={titulo}>
      <Row>
        <ButtonLink href={enderecoSenha(id.toUpperCase(), 'esqueciMinhaSenha')} variant="primario">
          Pedir outro
        </ButtonLink>
        <Button
          onPress={() => {
            dropFluxo()
            onType()
          }}
        >
          Digitar um código
        </Button>
      </Row>
      <p>Se você acabou de criar a senha por ele, ela já vale.</p>
      <VoltarEntrada />
    </AcessoLayout>
  )
}
