import { useNavigate } from '@tanstack/react-router'
import { Button } from '../ui/action/Button.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { AcessoLayout } from './AcessoLayout.tsx'
import { CodigoRecebidoForm } from './CodigoRecebidoForm.tsx'
import { describeEnvio, type Opcao } from './pedidoLink.ts'
import { useEnderecoSenha } from './useEnderecos.ts'
import { VoltarEntrada } from './VoltarEntrada.tsx'

type EnvioFeitoProps = { opcao: Opcao; validadeMinutos: number; onAgain: () => void }

/** It was asked for: what comes, where to, and what to do with it. */
export function EnvioFeito({ opcao, validadeMinutos, onAgain }: EnvioFeitoProps) {
  const navigate = useNavigate()
  const enderecoSenha = useEnderecoSenha()
  const isCelular = opcao.opcao === 'CELULAR'
  return (
    <AcessoLayout
      lead={describeEnvio(opcao, validadeMinutos)}
      title={isCelular ? 'Confira o seu celular' : 'Confira o seu e-mail'}
    >
      <Stack gap={4}>
        {isCelular ? (
          <CodigoRecebidoForm onTyped={() => void navigate({ href: enderecoSenha('CadastrarSenha') })} />
        ) : (
          <p>Abra o link do e-mail neste ou em outro aparelho. Ele serve uma vez só.</p>
        )}
        <p>
          {isCelular
            ? 'Não chegou? Espere um minuto antes de pedir de novo.'
            : 'Não chegou? Olhe também no lixo eletrônico antes de pedir de novo.'}
        </p>
        <Row>
          <Button onPress={onAgain}>Pedir de novo</Button>
          <VoltarEntrada />
        </Row>
      </Stack>
    </AcessoLayout>
  )
}
