// Texts of the menus, which load when they are first opened, and of the choice of colours.

export const closeMenu = 'Close the menu'
export const saved = 'Saved'
export const security = 'Devices and security'
export const admin = 'Admin'
export const logout = 'Logout'
export const colours = 'Colours'
export const day = 'Day'
export const night = 'Night'
export const auto = 'Auto'
