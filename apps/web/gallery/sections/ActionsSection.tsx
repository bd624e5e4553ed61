import { useState } from 'react'
import { Button, type ButtonVariant } from '../../src/ui/action/Button.tsx'
import { ButtonLink } from '../../src/ui/action/ButtonLink.tsx'
import { CopyButton } from '../../src/ui/action/CopyButton.tsx'
import { IconButton } from '../../src/ui/action/IconButton.tsx'
import { Link } from '../../src/ui/action/Link.tsx'
import { KeyHint } from '../../src/ui/KeyHint.tsx'
import { Card } from '../../src/ui/layout/Card.tsx'
import styles from '../Gallery.module.css'

const variants: readonly [ButtonVariant, string][] = [
  ['primario', 'Enviar guia'],
  ['secundario', 'Salvar rascunho'],
  ['fantasma', 'Ver detalhes'],
  ['perigo', 'Cancelar guia'],
]

export function ActionsSection() {
  const [pending, setPending] = useState(false)
  return (
    <Card title="Ações">
      <div className={styles.stack}>
        {variants.map(([variant, label]) => (
          <div className={styles.row} key={variant}>
            <Button variant={variant}>{label}</Button>
            <Button icon="send" variant={variant}>
              Com ícone
            </Button>
            <Button isPending variant={variant}>
              Aguardando
            </Button>
            <Button disabledReason="Faltam duas imagens obrigatórias" variant={variant}>
              Bloqueado
            </Button>
            <Button size="pequeno" variant={variant}>
              Pequeno
            </Button>
            <Button size="grande" variant={variant}>
              Grande
            </Button>
          </div>
        ))}
        <div className={styles.row}>
          <Button isPending={pending} onPress={() => setPending(!pending)} variant="primario">
            Pressione
          </Button>
          <ButtonLink href="#conteudo" icon="arrowRight">
            Link com peso de botão
          </ButtonLink>
          <IconButton icon="edit" label="Editar" />
          <IconButton icon="trash" label="Excluir" size="pequeno" />
          <IconButton icon="print" isDisabled label="Imprimir" />
          <span className={styles.row}>
            Protocolo 2026.1120.004821 <CopyButton label="Copiar protocolo" text="2026.1120.004821" />
          </span>
          <Link href="#conteudo">Link no texto</Link>
          <Link href="https://www.gov.br/ans/pt-br" isExternal>
            Site da ANS
          </Link>
          <KeyHint keys="Ctrl+K" />
        </div>
      </div>
    </Card>
  )
}
