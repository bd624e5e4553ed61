import { useState } from 'react'
import { Button } from '../../src/ui/action/Button.tsx'
import { IconButton } from '../../src/ui/action/IconButton.tsx'
import { TextField } from '../../src/ui/field/TextField.tsx'
import { Card } from '../../src/ui/layout/Card.tsx'
import { Tabs } from '../../src/ui/layout/Tabs.tsx'
import { ConfirmDialog } from '../../src/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { Menu } from '../../src/ui/overlay/Menu.tsx'
import { Popover } from '../../src/ui/overlay/Popover.tsx'
import styles from '../Gallery.module.css'
import { Held } from '../Held.tsx'

type Opened = 'dialogo' | 'largo' | 'confirma' | 'gaveta' | null

export function OverlaysSection() {
  const [opened, setOpened] = useState<Opened>(null)
  const [tab, setTab] = useState('pendentes')
  const close = () => setOpened(null)
  return (
    <Card title="Sobreposições e abas">
      <div className={styles.row}>
        <Button onPress={() => setOpened('dialogo')}>Diálogo de 33 rem</Button>
        <Button onPress={() => setOpened('largo')}>Diálogo de 45 rem</Button>
        <Button onPress={() => setOpened('confirma')} variant="perigo">
          Confirmação
        </Button>
        <Button onPress={() => setOpened('gaveta')}>Gaveta</Button>
        <Popover label="Sobre o valor" trigger={<Button variant="fantasma">O que é coparticipação?</Button>}>
          <p>É a parte que o paciente paga no consultório.</p>
        </Popover>
        <Menu
          entries={[
            { id: 'imprimir', label: 'Imprimir', icon: 'print', keys: 'Ctrl+P' },
            { id: 'copiar', label: 'Copiar número', icon: 'copy', description: 'Guia 4821-7' },
            { id: 'linha', kind: 'separator' },
            { id: 'cancelar', label: 'Cancelar guia', icon: 'trash', tone: 'perigo' },
          ]}
          label="Ações da guia"
          trigger={<IconButton icon="more" label="Ações da guia" />}
        />
      </div>
      <Tabs
        label="Guias"
        onChange={setTab}
        tabs={[
          { id: 'pendentes', label: 'Pendentes', count: 7, content: <p>Sete guias esperam por você.</p> },
          { id: 'todas', label: 'Todas', content: <p>Todas as guias.</p> },
          { id: 'canceladas', label: 'Canceladas', count: 0, content: <p>Nenhuma guia cancelada.</p> },
        ]}
        value={tab}
      />
      <Dialog
        footer={
          <>
            <Button onPress={close}>Voltar</Button>
            <Button onPress={close} variant="primario">
              Assinar guia
            </Button>
          </>
        }
        isOpen={opened === 'dialogo' || opened === 'largo'}
        onClose={close}
        size={opened === 'largo' ? 'largo' : 'normal'}
        title="Assinar a guia 4821-7"
      >
        <div className={styles.stack}>
          <p>A assinatura registra quem assinou, quando, e o resumo do documento.</p>
          <Held initial="">
            {(value, onChange) => (
              <TextField
                autoComplete="current-password"
                label="Sua senha"
                onChange={onChange}
                type="password"
                value={value}
                width="20"
              />
            )}
          </Held>
        </div>
      </Dialog>
      <ConfirmDialog
        confirmLabel="Cancelar a guia"
        isDestructive
        isOpen={opened === 'confirma'}
        onClose={close}
        onConfirm={close}
        title="Cancelar a guia 4821-7 de Marina Prado?"
      >
        <p>Os três eventos voltam a ficar livres. Isto não pode ser desfeito.</p>
      </ConfirmDialog>
      <Dialog isOpen={opened === 'gaveta'} onClose={close} side="end" title="Detalhes do evento">
        <p>85.100.200, restauração em resina, elemento 16, faces oclusal e mesial.</p>
      </Dialog>
    </Card>
  )
}
