import { catalogoErros } from '@portal/contract/errors.ts'
import type { TipoFluxo } from '@portal/domain/acesso/fluxo.tables.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Link } from '../ui/action/Link.tsx'
import { Row } from '../ui/layout/Stack.tsx'
import { AcessoLayout } from './AcessoLayout.tsx'
import { dropFluxo } from './fluxoSenha.ts'
import { useEnderecoSenha } from './useEnderecos.ts'
import { VoltarEntrada } from './VoltarEntrada.tsx'

type LinkSemValidadeProps = {
  /** What it was for, where it was still good when the page opened. */
  tipoFluxo: TipoFluxo | undefined
  onType: () => void
}

/** A link or code that was used, is over, or never was: and how to come by another. */
export function LinkSemValidade({ tipoFluxo, onType }: LinkSemValidadeProps) {
  const enderecoSenha = useEnderecoSenha()
  const pagina = tipoFluxo === 'PA' ? 'primeiroAcesso' : 'esqueciMinhaSenha'
  const { titulo, texto } = catalogoErros['API-ACE-0007']
  return (
    <AcessoLayout lead={texto} title={titulo}>
      <Row>
        <ButtonLink href={enderecoSenha(pagina)} variant="primario">
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
      {/* Only a forgotten one's way is wrong for whoever had none, and a link that is over does not say whose it was. */}
      {!tipoFluxo && (
        <p>
          Se você ainda não tinha senha, peça em{' '}
          <Link href={enderecoSenha('primeiroAcesso')}>Primeiro acesso</Link>.
        </p>
      )}
      <p>Se você acabou de criar a senha por ele, ela já vale.</p>
      <VoltarEntrada />
    </AcessoLayout>
  )
}
