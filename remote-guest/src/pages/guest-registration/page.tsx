import { RegistrationScreen } from '../../features/registration/registration-screen.tsx';

/** Registration before arrival: what the property asks for, step by step, and its state. */
export function Page() {
  return <RegistrationScreen />;
}
